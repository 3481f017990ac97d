import type {RichText} from './richText';

/** One value of an enumeration, as its component is given it. */
export interface ValueData {
  name: string;
  httpStatus?: number;
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

/** One field of a message, as its component is given it. */
export interface FieldData {
  name: string;
  type: string;
  /** Page of the type, when it is a schema. */
  to?: string;
  repeated?: boolean;
  map?: boolean;
  required?: boolean;
  /** Of a field of a response: when it is there. */
  presence?: Presence;
  readOnly?: boolean;
  /** Value that stands for a field that is left out, as JSON. */
  defaultValue?: string;
  text: RichText[];
  values?: ValueData[];
  nested?: NestedData;
}
