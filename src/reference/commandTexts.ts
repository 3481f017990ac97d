/**
 * The fixed texts of the command for the terminal, by English text, with the
 * context that a translator needs.
 */
export const commandTexts = {
  Usage: 'Before how a command is typed',
  Commands: 'Heading of the commands of a program for the terminal',
  Options: 'Heading of the options of a command',
  'Exit codes': 'Heading of the exit codes of a command',
  'Explains errors of this API, checks requests before you send them, and says what an upgrade means for your calls. Reads standard input, opens no network connection and changes nothing.':
    'Help of the command for the terminal',
  'Says which error of this API a text is, how to check it and how to fix it.':
    'Help of the command for the terminal: what `explain` does',
  'Checks a request against the reference, and says what the call does.':
    'Help of the command for the terminal: what `check` does',
  'Says which changes between two versions concern the calls in a text, such as source code or a HAR file.':
    'Help of the command for the terminal: what `changes` does',
  'Version that you run; the oldest by default':
    'Help of the command for the terminal: an option',
  'Version that you want; the newest by default':
    'Help of the command for the terminal: an option',
  'No change breaks these calls':
    'Help of the command for the terminal: what an exit code means',
  'A change breaks one of these calls':
    'Help of the command for the terminal: what an exit code means',
  'There is no version "{name}". Write one of: {names}.':
    'Message of the command for the terminal; keep the two',
  'This file knows no versions of the API.':
    'Message of the command for the terminal',
  'Operation that returned the error':
    'Help of the command for the terminal: an option',
  'Language of the output: {names}':
    'Help of the command for the terminal: an option; keep {names}',
  'Prints data instead of text':
    'Help of the command for the terminal: an option that prints JSON',
  'Prints this help': 'Help of the command for the terminal: an option',
  'Prints the version': 'Help of the command for the terminal: an option',
  'Found: the error is certain or likely':
    'Help of the command for the terminal: what an exit code means',
  'Not found, or only possible':
    'Help of the command for the terminal: what an exit code means',
  'No errors; there may be notes':
    'Help of the command for the terminal: what an exit code means',
  'The request has errors':
    'Help of the command for the terminal: what an exit code means',
  'Wrong usage; standard error says what to change':
    'Help of the command for the terminal: what an exit code means',
  'There is no command "{name}". Write one of: {names}.':
    'Message of the command for the terminal; keep the two',
  'There is no option "{name}". The options are: {names}.':
    'Message of the command for the terminal; keep the two',
  'The option {name} needs a value.':
    'Message of the command for the terminal; keep {name}',
  'There is no language "{name}". Write one of: {names}.':
    'Message of the command for the terminal; keep the two',
  'There is no operation "{name}".':
    'Message of the command for the terminal; keep {name}',
  'There is no operation "{name}". Similar ones: {names}.':
    'Message of the command for the terminal; keep the two',
  'No operation is named. Write it after the command: {example}':
    'Message of the command for the terminal; keep {example}',
  '"{name}" is one argument too many. A file goes to standard input: {example}':
    'Message of the command for the terminal; keep the two',
  'There is nothing on standard input. Give it a file: {example}':
    'Message of the command for the terminal; keep {example}',
  'Standard input has more than {size} MB. Give it less.':
    'Message of the command for the terminal; keep {size}, a number',
  'Help: {example}': 'Below a message of the command; keep {example}',
  '{problem}. Did you mean {name}?':
    'What is wrong with the name of a field or value, and the right one; keep the two',
  'The request cannot be checked: it is nested too deeply, or a name in it is not valid Unicode.':
    'Message of the command for the terminal',
} as const;
