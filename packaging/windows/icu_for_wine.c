/* icuuc.dll for tests under wine only: Qt needs these functions of Windows 10, which wine lacks. They convert nothing. */
#define EMPTY(name) __declspec(dllexport) void *name(void) { return 0; }
EMPTY(ucnv_open) EMPTY(ucnv_close) EMPTY(ucnv_reset) EMPTY(ucnv_getMaxCharSize) EMPTY(ucnv_getName)
EMPTY(ucnv_toUnicode) EMPTY(ucnv_fromUnicode) EMPTY(ucnv_toUCountPending) EMPTY(ucnv_fromUCountPending)
EMPTY(ucnv_getToUCallBack) EMPTY(ucnv_setToUCallBack) EMPTY(ucnv_getFromUCallBack) EMPTY(ucnv_setFromUCallBack)
EMPTY(ucnv_cbToUWriteUChars) EMPTY(ucnv_cbFromUWriteUChars)
EMPTY(UCNV_FROM_U_CALLBACK_SUBSTITUTE) EMPTY(UCNV_TO_U_CALLBACK_SUBSTITUTE)
EMPTY(ucnv_getStandardName) EMPTY(ucnv_getAvailableName) EMPTY(ucnv_countAvailable)
int DllMain(void *library, unsigned reason, void *more) {
    (void)library, (void)reason, (void)more;
    return 1;
}
