import {firstParagraph, toMdx} from '../commonMark';
import {schemaLink} from '../links';
import {block, heading, page} from '../mdx';
import type {Operation, Reference} from '../model';
import type {Translator} from '../texts';
import {fieldList} from './fieldList';

/** The page of one operation, as MDX. */
export function operationPage(
  operation: Operation,
  reference: Reference,
  t: Translator,
  editUrl: string,
): string {
  const schema = (name: string) => {
    const found = reference.schemas.get(name);
    if (!found) throw new Error(`${operation.source}: ${name} is not defined.`);
    return found;
  };
  const request = schema(operation.request);
  const response = schema(operation.response);
  const error = schema('connect.error');
  const service = reference.services.find(
    ({key}) => key === operation.serviceKey,
  );
  const message = (target: typeof request): string =>
    block('Message', {
      name: target.shortName,
      to: schemaLink(target),
      mediaType: operation.mediaType,
    });
  return page(
    {
      id: operation.slug,
      slug: `/api/${operation.slug}`,
      title: operation.summary,
      description:
        firstParagraph(operation.description ?? '') ||
        t(
          'Reference of {method}, part of the {service} service of the Holt API.',
          {
            method: operation.rpc,
            service: service?.displayName ?? operation.serviceKey,
          },
        ),
      custom_edit_url: editUrl,
    },
    [
      toMdx(operation.description ?? ''),
      block('Endpoint', {
        path: operation.path,
        streaming: operation.streaming,
      }),
      heading(2, t('Request'), 'request'),
      message(request),
      fieldList(request, 'request', reference, t),
      heading(2, t('Response'), 'response'),
      operation.streaming &&
        t('A stream of messages of this type, in Connect envelopes.'),
      message(response),
      fieldList(response, 'response', reference, t),
      heading(2, t('Errors'), 'errors'),
      t(
        operation.streaming
          ? 'A stream that fails ends with a [Connect error]({link}) in its last message; the HTTP status is 200 all the same.'
          : 'A call that fails answers with a [Connect error]({link}): its `code` says what went wrong, its `message` says it in words.',
        {link: schemaLink(error)},
      ),
    ],
  );
}
