"""The prompt says what is asked now, and offers the choices of now."""

from __future__ import annotations

from collections.abc import Iterator

from tests.desktop.desks import choices_of
from tests.hunts.window.session import Session


def faults(session: Session) -> Iterator[tuple[str, str]]:
    """Yield the differences between the prompt and the current decision."""
    window, controller = session.window, session.controller
    if controller is None or controller.covered:
        return
    if window.current.desk.animation.performing:
        # The prompt waits for the end of the performance.
        return
    # At the end of a lesson or a puzzle the prompt says how that went.
    lesson_over = not controller.kept and (controller.over or controller.still)
    if not window.frame.prompt_bar.isVisible() or not window.frame.board_page.isVisible():
        yield "prompt", "a match is on the table, and its prompt or table cannot be seen"
        return
    wanted, bar = window.current.desk.prompt.line(), window.prompt
    if not wanted.sentence.strip():
        yield "prompt", f"no sentence: {wanted}"
    deciding = [decision.seat for decision in controller.decisions]
    # While computers decide, the prompt names them instead.
    computers = bool(deciding) and all(seat in controller.computers for seat in deciding)
    if not lesson_over and not computers and (bar._sentence, bar.who.text()) != (wanted.sentence, wanted.who):
        yield "prompt", f"says {bar.who.text()!r} {bar._sentence!r} instead of {wanted.who!r} {wanted.sentence!r}"
    ended = controller.over and controller.kept
    now = window.status.after_end() if ended else window.current.desk.prompt.choices()
    said, due = [one.label for one in choices_of(window)], [one.label for one in now]
    if said != due:
        yield "prompt", f"offers {said} instead of {due}"
