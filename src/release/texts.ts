/** What the text of an archive names. */
export interface Names {
  site: string;
  version: string;
  base: string;
}

/**
 * The text that somebody reads who has unpacked an archive, in the languages of
 * the site.
 */
export const renderReadme = ({site, version, base}: Names): string => `\
${site} documentation ${version}

Open it: double-click start.cmd (Windows), start.command (macOS) or start.sh
(Linux). It needs Node.js 20 or newer and no network. "node serve.mjs --port
8080" names another port.

Serve it: give any static server the folder "site", at the path ${base} of
its host. An address such as ${base}docs/intro is the file docs/intro.html.

Check it: "sha256sum --check SHA256SUMS" compares every file.

  site/         the site, in all languages
  description/  the OpenAPI description of each language
  workflows/    the workflows of the guides (Arazzo), with a script for each
  sbom/         CycloneDX: shipped.cdx.json has what the site is made of,
                tools.cdx.json adds what tests and checks it
  release.json  version, commit, and the hash of the site

${site} 文件 ${version}

開啟：連按兩下 start.cmd（Windows）、start.command（macOS）或
start.sh（Linux）。需要 Node.js 20 以上的版本，不需要網路。
「node serve.mjs --port 8080」可指定其他連接埠。

提供服務：將資料夾「site」交給任何靜態伺服器，放在主機的路徑 ${base}。
${base}docs/intro 這類網址對應檔案 docs/intro.html。

檢查：「sha256sum --check SHA256SUMS」會比對每個檔案。
`;

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
