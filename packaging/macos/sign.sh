#!/usr/bin/env bash
# Sign the app, have Apple notarise it, and pack it as .dmg; on a Mac:
#
#     packaging/macos/sign.sh dist/stage/Stronghold.app dist/Stronghold-1.0.0-macos-arm64.dmg
#
# SIGNING_IDENTITY names a "Developer ID Application" certificate in the keychain; NOTARY_PROFILE a profile that
# `xcrun notarytool store-credentials` has stored. Without them the app is signed for no one in particular: it starts, but
# macOS asks players to allow it in the settings first.
set -euo pipefail
app=$1 image=$2
identity=${SIGNING_IDENTITY:--}
entitlements=$(cd "$(dirname "$0")" && pwd)/entitlements.plist
options=(--force --options runtime --entitlements "$entitlements" --sign "$identity")
[ "$identity" = - ] || options+=(--timestamp)

# From the inside to the outside: each library, then the app.
find "$app/Contents/Resources" -type f \( -name '*.so' -o -name '*.dylib' \) -exec codesign "${options[@]}" {} +
find "$app/Contents/Resources" -type d -name '*.framework' -exec codesign "${options[@]}" {} \;
codesign "${options[@]}" "$app"
codesign --verify --deep --strict "$app"

folder=$(mktemp -d)
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -volname Stronghold -srcfolder "$folder" -format UDZO -ov "$image"
if [ -n "${NOTARY_PROFILE:-}" ]; then
    codesign --sign "$identity" --timestamp "$image"
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
