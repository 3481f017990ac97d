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
export const readme = ({site, version, base}: Names): string => `\
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
