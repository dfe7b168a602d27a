; The setup for Windows: for the one who runs it, without an administrator. pack.py says VERSION, TREE, OUT, SIZE, ICON.
Unicode true
Target amd64-unicode
!include MUI2.nsh
!include LogicLib.nsh

!define PROGRAM "Stronghold.exe"
!define TYPE "Stronghold.Match"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Stronghold"

Name "Stronghold"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Stronghold"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
SetCompressor /SOLID lzma
SetCompressorDictSize 64
AllowSkipFiles off
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Stronghold"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Stronghold"
VIAddVersionKey LegalCopyright "The Stronghold GUI contributors, MIT"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The one of the system, else the first.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
LangString MATCH ${LANG_ENGLISH} "Match of Stronghold"
LangString MATCH ${LANG_FRENCH} "Partie de Stronghold"
LangString TOO_OLD ${LANG_ENGLISH} "Stronghold needs Windows 10 or later, with 64 bits."
LangString TOO_OLD ${LANG_FRENCH} "Stronghold demande Windows 10 ou plus récent, en 64 bits."

; Removes what was installed and nothing else: somebody may keep matches in the folder.
!macro REMOVE_FILES
  RMDir /r "$INSTDIR\python"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\stronghold-cli.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
!macroend

!macro TELL_EXPLORER
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
  GetWinVer $0 Major
  ${If} $0 < 10
    MessageBox MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

; Say, the disk is full: nothing half installed stays.
Function .onInstFailed
  SetOutPath "$TEMP"
  !insertmacro REMOVE_FILES
FunctionEnd

Section
  ; Modules of an older version must not stay.
  RMDir /r "$INSTDIR\python"
  RMDir /r "$INSTDIR\licences"
  SetOutPath "$INSTDIR"
  File /r "${TREE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Stronghold.lnk" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${CLASSES}\.stronghold" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(MATCH)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Stronghold"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Stronghold GUI contributors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro TELL_EXPLORER
SectionEnd

Section Uninstall
  SetOutPath "$TEMP"
  !insertmacro REMOVE_FILES
  Delete "$SMPROGRAMS\Stronghold.lnk"
  DeleteRegKey HKCU "${CLASSES}\.stronghold"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro TELL_EXPLORER
SectionEnd
