const shell = `#!/bin/sh
# Serves the site of this folder and opens it. Needs Node.js, and no network.
cd "$(dirname "$0")" || exit 1
if ! command -v node >/dev/null 2>&1; then
  echo 'Node.js is not installed. Any other server can serve the folder "site".' >&2
  exit 1
fi
exec node serve.mjs --open "$@"
`;

const windows = `@echo off
rem Serves the site of this folder and opens it. Needs Node.js, and no network.
cd /d "%~dp0"
where node >nul 2>nul
if errorlevel 1 (
  echo Node.js is not installed. Any other server can serve the folder "site".
  pause
  exit /b 1
)
node serve.mjs --open %*
if errorlevel 1 pause
`;

/**
 * What somebody double-clicks: on Linux, macOS and Windows, which reads its
 * scripts with the ends of lines of its own.
 */
export const starters: Record<string, string> = {
  'start.sh': shell,
  'start.command': shell,
  'start.cmd': windows.replaceAll('\n', '\r\n'),
};
