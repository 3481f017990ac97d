/**
 * Strings of explanations, for the page, terminal, and MCP server. Reference
 * pages share some of them.
 */
export const labelTexts = {
  Check: 'Before how to find out whether this is the cause of an error',
  Fix: 'Before what to do about an error',
  ': ': 'Between a label and what it labels',
  ', ': 'Between the names of fields in a sentence',
  Certain: 'How sure it is that a pasted error is this one: the whole message',
  Likely: 'How sure it is that a pasted error is this one',
  Possible: 'How sure it is that a pasted error is this one',
  'The whole message matches': 'Why a pasted text is this error',
  Reproduce: 'Link of an error: has the sandbox answer with it',
  Retry: 'Link of an error: sends the call again',
  Cause: 'Before what a symptom is',
  'The text names {name}':
    'Why a pasted text is this error; keep {name}, an operation or a code',
  'HTTP {status}': 'Why a pasted text is this symptom; keep {status}, a number',
  'Words in common: {words}':
    'Why a pasted text may be this error; keep {words}, a list',
  'In the text': 'Above the values that a pasted message contains',
  'Run this check':
    'Button that opens the call which checks whether this is the cause; its name follows',
  'Ruled out':
    'Above errors of the same call whose messages are different; a number in parentheses follows',
  'One of {count} operations returns this message; the text does not say which.':
    'Above the operations that return a message; keep {count}',
  'No error of this API has this text.':
    'Answer to a pasted text that is no error of the API',
  ' ({value})':
    'After a field or a fact: its value, or the operation that returns it; keep {value}',
  'Only the beginning and the end of the text were read.':
    'Below the answer to a very long text',
} as const;

export const surenessLabels = {
  certain: 'Certain',
  likely: 'Likely',
  possible: 'Possible',
} as const;

export type Label = keyof typeof labelTexts;
