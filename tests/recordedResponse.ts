import {load} from 'cheerio';
import type {GuideStepData} from '../src/guides/model';
import type {Json} from '../src/calls/json';

/** The response of the run that the page of a guide shows. */
export const recordedResponse = ({responseHtml}: GuideStepData): Json =>
  JSON.parse(load(responseHtml).text()) as Json;
