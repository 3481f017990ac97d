import {readFileSync} from 'node:fs';
import isEqual from 'es-toolkit/compat/isEqual';
import {assemble} from '../src/api/description/assemble';
import {readDescriptionFiles} from '../src/api/description/files';
console.time('read'); const {files, problems} = readDescriptionFiles(process.cwd()); console.timeEnd('read');
console.log(problems);
console.time('assemble'); const d = assemble(process.cwd(), files); console.timeEnd('assemble');
const old = JSON.parse(readFileSync('/tmp/openapi-before.json','utf8'));
let n=0;
const diff = (a: any, b: any, at: string) => {
  if (isEqual(a,b)) return;
  if (a && b && typeof a==='object' && typeof b==='object' && !Array.isArray(a)) {
    for (const k of new Set([...Object.keys(a), ...Object.keys(b)])) diff(a[k], b[k], `${at}/${k}`);
  } else if (n++<30) console.log(at, JSON.stringify(a)?.slice(0,100), '=>', JSON.stringify(b)?.slice(0,100));
};
diff(old, d.document, '');
const order = (a: any, b: any, at: string) => {
  if (!a||!b||typeof a!=='object') return;
  if (!Array.isArray(a)) { const x=Object.keys(a).join(), y=Object.keys(b).join(); if (x!==y && n++<60) console.log('order', at, x.slice(0,150), '=>', y.slice(0,150)); }
  for (const k of Object.keys(a)) order(a[k], b[k], `${at}/${k}`);
};
order(old, d.document, '');
console.log(n, d.unplaced, d.releases.map((r)=>r.version));
