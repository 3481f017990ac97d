import type {Change} from '../../changes/compare';
import {getTypeSchema} from '../../api/description/fieldSchema';
import {rules} from '../../changes/rules';
import {getScalarName} from '../../api/fields';
import {
  getLastPart,
  getOwner,
  getServiceKeyOfTag,
  getShortSchemaName,
} from '../../api/names';
import type {Translator} from '../../translations/texts/texts';

const isOperationKind = (kind: Change['kind']): boolean =>
  kind.startsWith('operation-');

const operationPattern = /\.([A-Z]\w*Service)\.(\w+)$/;

/** `holt.storage.v1.StorageService.ListPools` → `StorageService.ListPools` */
export function getOperationName(fullName: string): string {
  const [, service, rpc] = operationPattern.exec(fullName) ?? [];
  return service && rpc ? `${service}.${rpc}` : fullName;
}

export const isOperation = (fullName: string): boolean =>
  operationPattern.test(fullName);

/** Service key in a full name, such as `storage`. */
export function getServiceKey(fullName: string): string {
  const [, service] = operationPattern.exec(fullName) ?? [];
  return service ? getServiceKeyOfTag(service) : (fullName.split('.')[1] ?? '');
}

/** Type name on pages: `[]int64` → `string (int64)[]`. */
function getTypeName(type: string): string {
  if (type.startsWith('[]')) return `${getTypeName(type.slice(2))}[]`;
  if (type.startsWith('map<')) return `map<${getTypeName(type.slice(4, -1))}>`;
  const schema = getTypeSchema(type);
  return schema.$ref ? getShortSchemaName(type) : getScalarName(schema);
}

export function writeSentence(change: Change, t: Translator): string {
  const {kind, subject, from, to} = change;
  const code = (text: string): string => `\`${text}\``;
  const isType = kind === 'field-type';
  const isMessage = kind === 'operation-message';
  const shown = (text: string | undefined): string => {
    if (text === undefined || text === '') return t('none');
    if (kind === 'operation-path') return code(text);
    if (isType || isMessage) return code(getTypeName(text));
    const isName = /-renamed$/.test(kind);
    return code(
      isName && isOperation(text)
        ? getOperationName(text)
        : getShortSchemaName(text),
    );
  };
  const isWhole =
    isOperationKind(kind) ||
    kind.startsWith('schema-') ||
    kind.startsWith('fields-');
  const name = isOperation(subject)
    ? getOperationName(subject)
    : isWhole
      ? getShortSchemaName(subject)
      : getLastPart(subject);
  return t(rules[kind].sentence, {
    name: code(name),
    of: code(getShortSchemaName(getOwner(subject))),
    from: shown(from),
    to: shown(to),
  });
}
