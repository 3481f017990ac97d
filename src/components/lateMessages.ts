import codeTranslations from '@generated/codeTranslations';
import messages from '@generated/lateMessages.json';

// To be imported by what shows messages whose ids begin with `late.`, which
// src/plugins/late-messages has taken out of those that every page has.
Object.assign(codeTranslations, messages);
