import type {Arazzo1Rule, Oas3Rule, Plugin} from '@redocly/openapi-core';
import mapValues from 'es-toolkit/compat/mapValues';
import type {Api} from './api';
import type {GuideRule, Rule} from './rule';
import {examples} from './rules/examples';
import {facts} from './rules/facts';
import {guideExpressions} from './rules/guideExpressions';
import {guideInputs, guideNaming, guideSteps, guideTexts} from './rules/guides';
import {jsonSchemas} from './rules/jsonSchemas';
import {names} from './rules/names';
import {atAGlance, home, operations} from './rules/operations';
import {places} from './rules/places';
import {platformMap, sandbox} from './rules/sandboxAndMap';
import {alwaysPresent, uncertain} from './rules/schemas';
import {presence, repeatedName, style, swappedName, words} from './rules/texts';

const rules: Record<string, Rule> = {
  'holt/json-schemas': jsonSchemas,
  'holt/places': places,
  'holt/sandbox': sandbox,
  'holt/platform-map': platformMap,
  'holt/presence': presence,
  'holt/repeated-name': repeatedName,
  'holt/swapped-name': swappedName,
  'holt/style': style,
  'holt/words': words,
  'holt/names': names,
  'holt/operations': operations,
  'holt/home': home,
  'holt/at-a-glance': atAGlance,
  'holt/always-present': alwaysPresent,
  'holt/uncertain': uncertain,
  'holt/examples': examples,
  'holt/facts': facts,
};

const guideRules: Record<string, GuideRule> = {
  'holt/guide-names': guideNaming,
  'holt/guide-inputs': guideInputs,
  'holt/guide-steps': guideSteps,
  'holt/guide-expressions': guideExpressions,
  'holt/guide-texts': guideTexts,
};

/** The Redocly plugin with our rules. Its configuration `all` enables them. */
export const createPlugin = (api: Api): Plugin => ({
  id: 'holt',
  rules: {
    oas3: mapValues(
      rules,
      (rule): Oas3Rule =>
        () =>
          rule(api) as ReturnType<Oas3Rule>,
    ),
    arazzo1: mapValues(guideRules, (rule): Arazzo1Rule => () => {
      return {Root: rule(api)} as ReturnType<Arazzo1Rule>;
    }),
  },
  configs: {
    all: {
      rules: mapValues({...rules, ...guideRules}, () => 'error' as const),
    },
  },
});
