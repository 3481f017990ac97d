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
  'site/json-schemas': jsonSchemas,
  'site/places': places,
  'site/sandbox': sandbox,
  'site/platform-map': platformMap,
  'site/presence': presence,
  'site/repeated-name': repeatedName,
  'site/swapped-name': swappedName,
  'site/style': style,
  'site/words': words,
  'site/names': names,
  'site/operations': operations,
  'site/home': home,
  'site/at-a-glance': atAGlance,
  'site/always-present': alwaysPresent,
  'site/uncertain': uncertain,
  'site/examples': examples,
  'site/facts': facts,
};

const guideRules: Record<string, GuideRule> = {
  'site/guide-names': guideNaming,
  'site/guide-inputs': guideInputs,
  'site/guide-steps': guideSteps,
  'site/guide-expressions': guideExpressions,
  'site/guide-texts': guideTexts,
};

/** The Redocly plugin with our rules. Its configuration `all` enables them. */
export const createPlugin = (api: Api): Plugin => ({
  id: 'site',
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
