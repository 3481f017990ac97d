import type {LocationObject, UserContext} from '@redocly/openapi-core';
import type {ArazzoDocument} from '../guides/arazzo';
import type {
  JsonSchema,
  OpenApiOperation,
  OpenApiTag,
  Parameter,
} from '../api/openapi';
import type {Api} from './api';

/** The part of Redocly's context that our rules use. */
export interface Context {
  location: UserContext['location'];
  report: (problem: {location: LocationObject; message: string}) => void;
}

type Visit<Node> = (node: Node, context: Context) => void;

/** Redocly visitor functions by node type. */
export interface Visitor {
  Root?: Visit<unknown>;
  Operation?: Visit<OpenApiOperation>;
  Response?: Visit<Partial<Parameter>>;
  Schema?: Visit<JsonSchema>;
  Tag?: Visit<OpenApiTag>;
  Parameter?: Visit<Partial<Parameter>>;
}

export type Rule = (api: Api) => Visitor;

export type GuideRule = (
  api: Api,
) => (guide: ArazzoDocument, context: Context) => void;
