/* Stronghold in the app: runs the Python of the app, in this very process.

   Words that begin with one dash are Python's own: the program starts itself with them (own_folder.own_command), and so
   does Python's multiprocessing. Anything else goes to the program. */
#include <dlfcn.h>
#include <limits.h>
#include <mach-o/dyld.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int refuse(void) {
    fputs("Stronghold cannot start: the app is not complete or was damaged. Please install it again.\n", stderr);
    return 3;
}

int main(int argc, char **argv) {
    char said[PATH_MAX], program[PATH_MAX], home[PATH_MAX + 32], library[PATH_MAX + 64];
    uint32_t size = sizeof said;
    if (_NSGetExecutablePath(said, &size) != 0 || !realpath(said, program))
        return refuse();
    *strrchr(program, '/') = 0;
    snprintf(home, sizeof home, "%s/../Resources/python", program);
    snprintf(library, sizeof library, "%s/lib/lib" PYTHON ".dylib", home);
    void *python = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
    int (*run)(int, char **) = python ? (int (*)(int, char **))dlsym(python, "Py_BytesMain") : NULL;
    if (!run || setenv("PYTHONHOME", home, 1) != 0)
        return refuse();
    if (argc > 1 && argv[1][0] == '-' && argv[1][1] != '-' && strcmp(argv[1], "-h") != 0)
        return run(argc, argv);
    char **all = calloc((size_t)argc + 4, sizeof *all);
    int count = 0;
    if (!all)
        return refuse();
    all[count++] = argv[0];
    all[count++] = "-P";
    all[count++] = "-m";
    all[count++] = "stronghold_gui";
    for (int each = 1; each < argc; each++)
        all[count++] = argv[each];
    return run(count, all);
}
