/* Stronghold.exe: runs the Python that lies beside it, in this very process.

   Words that begin with one dash are Python's own: the program starts itself with them (own_folder.own_command), and so
   does Python's multiprocessing. Anything else goes to the program. */
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

typedef int (*PyMain)(int, wchar_t **);

/* Says in one sentence why nothing starts, in a window or at the terminal. */
static int refuse(void) {
    int french = PRIMARYLANGID(GetUserDefaultUILanguage()) == LANG_FRENCH;
    const wchar_t *why = french
        ? L"Stronghold ne peut pas démarrer : son dossier est incomplet ou endommagé. Réinstallez-le, s’il vous plaît."
        : L"Stronghold cannot start: its folder is not complete or was damaged. Please install it again.";
#ifdef WINDOWED
    MessageBoxW(NULL, why, L"Stronghold", MB_ICONERROR);
#else
    fwprintf(stderr, L"%ls\n", why);
#endif
    return 3;
}

static int is_there(const wchar_t *folder, const wchar_t *name) {
    wchar_t path[MAX_PATH * 2];
    return _snwprintf(path, MAX_PATH * 2, L"%ls\\%ls", folder, name) > 0 &&
           GetFileAttributesW(path) != INVALID_FILE_ATTRIBUTES;
}

static int start(int argc, wchar_t **argv) {
    wchar_t home[MAX_PATH], library[MAX_PATH * 2];
    DWORD length = GetModuleFileNameW(NULL, home, MAX_PATH);
    if (length == 0 || length == MAX_PATH)
        return refuse();
    *wcsrchr(home, L'\\') = 0;
    _snwprintf(library, MAX_PATH * 2, L"%ls\\python\\" PYTHON L".dll", home);
    if (!is_there(home, L"python\\Lib\\encodings") || !is_there(home, L"python\\Lib\\site-packages\\stronghold_gui"))
        return refuse();
    HMODULE python = LoadLibraryExW(library, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    PyMain run = python ? (PyMain)(void *)GetProcAddress(python, "Py_Main") : NULL;
    if (!run)
        return refuse();
    if (argc > 1 && argv[1][0] == L'-' && argv[1][1] != L'-' && wcscmp(argv[1], L"-h") != 0)
        return run(argc, argv);
    wchar_t **all = calloc(argc + 4, sizeof *all);
    int count = 0;
    if (!all)
        return refuse();
    all[count++] = argv[0];
    all[count++] = L"-P";
    all[count++] = L"-m";
    all[count++] = L"stronghold_gui";
    for (int each = 1; each < argc; each++)
        all[count++] = argv[each];
    return run(count, all);
}

#ifdef WINDOWED
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, PWSTR words, int shown) {
    (void)instance, (void)before, (void)words, (void)shown;
    int argc;
    wchar_t **argv = CommandLineToArgvW(GetCommandLineW(), &argc);
    return argv ? start(argc, argv) : refuse();
}
#else
int wmain(int argc, wchar_t **argv) { return start(argc, argv); }
#endif
