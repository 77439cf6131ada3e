/** Every key that the screens hear, by the names that `keyName` gives, in the order of the help; a test holds the list to the code. */
export const keyGroups = [
  {
    title: 'everywhere',
    keys: [
      [['Ctrl+KeyK'], 'palette'],
      [['/'], 'find'],
      [['BracketLeft'], 'fold'],
      [['?'], 'help'],
    ],
  },
  {
    title: 'list',
    keys: [
      [['KeyJ', 'ArrowDown'], 'down'],
      [['KeyK', 'ArrowUp'], 'up'],
      [['Enter'], 'open'],
      [['Space'], 'peek'],
      [['KeyX'], 'select'],
      [['Shift+KeyX'], 'selectRange'],
      [['KeyS'], 'star'],
      [['KeyT'], 'tagRow'],
      [['KeyP'], 'playRow'],
      [['Escape'], 'escape'],
    ],
  },
  {
    title: 'call',
    keys: [
      [['Space'], 'play'],
      [['ArrowLeft', 'ArrowRight'], 'jump'],
      [['Shift+ArrowLeft', 'Shift+ArrowRight'], 'step'],
      [['ArrowUp', 'ArrowDown'], 'turn'],
      [['KeyN', 'KeyB'], 'mark'],
      [['Comma', 'Period'], 'speed'],
      [['KeyF'], 'follow'],
      [['Ctrl+KeyF'], 'findInCall'],
      [['KeyE'], 'correct'],
      [['KeyC'], 'comment'],
      [['KeyS'], 'star'],
    ],
  },
  {
    title: 'rule',
    keys: [
      [['KeyY'], 'right'],
      [['KeyX'], 'wrong'],
      [['KeyN'], 'nextCall'],
    ],
  },
  {
    title: 'review',
    keys: [
      [['KeyY', 'KeyN'], 'answerYes'],
      [
        ['Digit0', 'Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9'],
        'answerDigit',
      ],
      [['Enter'], 'accept'],
      [['ArrowDown', 'ArrowUp'], 'question'],
      [['Space'], 'playQuote'],
      [['Shift+Enter'], 'publish'],
    ],
  },
  {
    title: 'classifiers',
    keys: [
      [['KeyL'], 'labelRow'],
      [['KeyC'], 'checkRow'],
      [['KeyN'], 'newClassifier'],
    ],
  },
  {
    title: 'classifier',
    keys: [
      [['KeyC'], 'checkRow'],
      [['KeyL'], 'learnNow'],
    ],
  },
  {
    title: 'labelling',
    keys: [
      [
        ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9'],
        'chooseLabel',
      ],
      [['Digit0'], 'noLabel'],
      [['KeyS'], 'cannotTell'],
      [['Enter'], 'saveNext'],
      [['KeyZ'], 'takeBack'],
      [['Space'], 'playPlace'],
    ],
  },
  {
    title: 'project',
    keys: [
      [['KeyN'], 'newProject'],
      [['KeyS'], 'pinProject'],
      [['KeyE'], 'editProject'],
    ],
  },
] as const;

const signs: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Comma: ',',
  Period: '.',
  BracketLeft: '[',
  Escape: 'Esc',
};

/** As it stands on the keyboard: `Shift ←`, `Ctrl K`, `?`. */
export const keyLabel = (code: string): string =>
  signs[code] ??
  code
    .split('+')
    .map((part) => signs[part] ?? part.replace(/^(?:Key|Digit)/u, ''))
    .join(' ');
