import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';

const page = {
  appHtml: '<main>The page</main>',
  baseUrl: '/holt/',
  htmlAttributes: 'lang="en" data-has-hydrated="false"',
  bodyAttributes: 'class="navigation"',
  headTags: '<link rel="icon" href="/holt/favicon.svg">',
  preBodyTags: '<i>before</i>',
  postBodyTags: '<i>after</i>',
  metaAttributes: ['<title>Holt</title>', '<meta name="robots">'],
  scripts: [
    'assets/js/runtime~main.1.js',
    'assets/js/main.2.js',
    'assets/js/0a.3.js',
  ],
  stylesheets: ['assets/css/styles.css'],
  noIndex: false,
  version: '3.10.2',
};

/** A page as Docusaurus makes it with a template. */
export async function rendered(
  template: string,
  values: Partial<typeof page> = {},
): Promise<string> {
  const render = await compileSSGTemplate(template);
  return render({...page, ...values});
}
