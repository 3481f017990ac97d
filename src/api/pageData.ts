import type {Operation, Schema} from './model';
import type {Glance} from './openapi';
import {getOperationLink, getSchemaLink} from './links';

/** A page by its name. */
export interface PageLink {
  name: string;
  to: string;
}

/** An operation in a list. */
export interface OperationLink {
  summary: string;
  /** Method name, such as `ListPools`. */
  rpc: string;
  effect?: Glance['effect'];
  to: string;
}

/** What every page of the reference has. */
export interface PageProps {
  title: string;
  /** What search engines show, where the front matter does not have it. */
  description?: string;
}

export const linkToOperation = (operation: Operation): OperationLink => ({
  summary: operation.summary.replace(/\s+/g, ' ').trim(),
  rpc: operation.rpc,
  ...(operation.glance && {effect: operation.glance.effect}),
  to: getOperationLink(operation),
});

export const linkToSchema = (schema: Schema): PageLink => ({
  name: schema.shortName,
  to: getSchemaLink(schema),
});
