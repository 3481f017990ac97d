import type {EnumValue, Field, FieldType} from './model';
import type {RichText} from './richText';

/** One value of an enumeration, as its component is given it. */
export interface ValueData
  extends Pick<EnumValue, 'name'>, Partial<Pick<EnumValue, 'httpStatus'>> {
  /** With which version it came, in words. */
  since?: string;
  /** That nobody has described it, in words. */
  draft?: string;
  text: RichText[];
}

/** The parts of the type of a field, folded. */
export interface NestedData {
  /** Name of the type. */
  name: string;
  open?: boolean;
  /** How many fields or values it has, in words. */
  count: string;
  /** Says what holds for the fields as a whole. */
  note?: RichText[];
  fields?: FieldData[];
  values?: ValueData[];
}

/** `filled`: unless it is an empty list or map. */
export type Presence = 'always' | 'filled' | 'sometimes';

/**
 * One field of a message, as its component is given it: what is false is left
 * out, and texts are ready to be shown.
 */
export interface FieldData
  extends
    Pick<Field, 'name'>,
    Partial<Pick<Field, 'required' | 'readOnly' | 'defaultValue'>>,
    Partial<Pick<FieldType, 'repeated' | 'map'>> {
  type: string;
  /** Page of the type, when it is a schema. */
  to?: string;
  /** Of a field of a response: when it is there. */
  presence?: Presence;
  /** With which version it came, in words. */
  since?: string;
  /** That it is deprecated, in words. */
  deprecated?: string;
  /** That nobody has described it, in words. */
  draft?: string;
  text: RichText[];
  values?: ValueData[];
  nested?: NestedData;
}
