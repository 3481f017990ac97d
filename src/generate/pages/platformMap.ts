import {layers} from '../../api/layers';
import {getSchemaLink} from '../../api/links';
import type {MapReference} from '../../api/openapi';
import {linkToService} from '../../api/pageData';
import type {RichText} from '../../api/richText';
import {findSchema, renderRichText, type PageContext} from './context';
import {writeLink, writeTable} from './markdown';

const layerNames = {
  metal: 'Bare metal',
  network: 'Network',
  cluster: 'Cluster',
  machine: 'Compute',
  application: 'Workloads',
} as const satisfies Record<(typeof layers)[number], string>;

/**
 * The map of the platform in Markdown: a table of objects for each layer, from
 * the top layer to the bottom one.
 */
function writeMap(context: PageContext): string {
  const {reference, t} = context;
  const {services, map} = reference;
  const objects = new Map(
    map.flatMap((one) =>
      Object.entries(one.objects).map(([id, {name, schema}]) => [
        id,
        writeLink({name, to: getSchemaLink(findSchema(context, schema))}),
      ]),
    ),
  );
  const writeReferences = (given: readonly MapReference[] = []): string =>
    given
      .map(({object, field}) => `${objects.get(object)} \`${field}\``)
      .join(t(', '));
  const head = [t('Service'), t('Object'), t('Refers to')];
  return [...layers]
    .reverse()
    .flatMap((layer) => {
      const rows = map.flatMap(({service, refersTo, objects: own}) => {
        const found = services.find(({key}) => key === service);
        if (found?.layer !== layer) return [];
        const link = writeLink(linkToService(found));
        return [
          ...(refersTo ? [[link, '', writeReferences(refersTo)]] : []),
          ...Object.entries(own).map(([id, object]) => [
            link,
            objects.get(id) ?? '',
            writeReferences(object.refersTo),
          ]),
        ];
      });
      const title = `## ${t(layerNames[layer])} {#${layer}}`;
      return rows.length > 0 ? [title, writeTable(head, rows)] : [];
    })
    .join('\n\n');
}

export const getPlatformMap = (context: PageContext): {text: RichText[]} => ({
  text: renderRichText(writeMap(context), context, {headingIds: true}),
});
