import type { ReportTemplate } from './template.ts';

/** Reports to begin with, in the order in which they are offered. */
export const reportTemplates = [
  {
    id: 'team-week',
    name: { en: 'Week of the team', ua: 'Тиждень команди', ru: 'Неделя команды' },
    note: {
      en: 'How many calls, how long, and when they come',
      ua: 'Скільки дзвінків, які вони завдовжки й коли надходять',
      ru: 'Сколько звонков, какой длины и когда они поступают',
    },
    last: '7d',
    blocks: [
      { measures: [['calls'], ['length'], ['metric', { of: 'operator.talk_share' }]], draw: 'number' },
      { measures: [['calls']], by: ['day'], draw: 'line' },
      { measures: [['calls'], ['length']], by: ['team'], draw: 'bar' },
      { measures: [['length']], draw: 'spread' },
      { measures: [['calls']], by: ['weekday', 'hour'], draw: 'heat' },
      { measures: [['calls'], ['length']], by: ['direction'], draw: 'table' },
    ],
  },
  {
    id: 'operators',
    name: { en: 'Operators side by side', ua: 'Оператори поруч', ru: 'Операторы рядом' },
    note: {
      en: 'Calls, length, share of talk and interruptions of each operator',
      ua: 'Дзвінки, тривалість, частка мовлення й перебивання кожного оператора',
      ru: 'Звонки, длительность, доля речи и перебивания каждого оператора',
    },
    last: '30d',
    blocks: [
      {
        measures: [
          ['calls'],
          ['length'],
          ['metric', { of: 'operator.talk_share' }],
          ['metric', { of: 'operator.interruptions' }],
        ],
        by: ['agent'],
        draw: 'table',
      },
      { measures: [['metric', { of: 'operator.talk_share' }]], by: ['agent'], draw: 'bar' },
      { measures: [['length']], by: ['agent'], draw: 'bar' },
      { measures: [['calls']], by: ['agent', 'weekday'], draw: 'pivot' },
    ],
  },
  {
    id: 'contact-reasons',
    name: { en: 'Why people call', ua: 'Чому телефонують', ru: 'Почему звонят' },
    note: {
      en: 'Tags of the calls, when they come and who answers them',
      ua: 'Теги дзвінків, коли вони надходять і хто на них відповідає',
      ru: 'Теги звонков, когда они поступают и кто на них отвечает',
    },
    last: '30d',
    blocks: [
      { measures: [['calls']], by: ['tag'], draw: 'bar' },
      { measures: [['tag', { of: 'tag' }]], by: ['day'], draw: 'line' },
      { measures: [['calls']], by: ['tag', 'agent'], draw: 'pivot' },
      { measures: [['called_again']], by: ['tag'], draw: 'bar' },
    ],
  },
  {
    id: 'quality',
    name: { en: 'Quality', ua: 'Якість', ru: 'Качество' },
    note: {
      en: 'Score by a goal, how often it is passed, and how much of it is published',
      ua: 'Оцінка за ціллю, як часто її зараховано й скільки з цього опубліковано',
      ru: 'Оценка по цели, как часто она зачтена и сколько из этого опубликовано',
    },
    last: '30d',
    blocks: [
      {
        measures: [
          ['score', { of: 'goal' }],
          ['passed', { of: 'goal' }],
          ['coverage', { of: 'goal' }],
        ],
        draw: 'number',
      },
      { measures: [['score', { of: 'goal' }]], by: ['day'], draw: 'line' },
      { measures: [['score', { of: 'goal' }]], by: ['agent'], draw: 'bar' },
      { measures: [['score', { of: 'goal' }]], by: ['weekday', 'hour'], draw: 'heat' },
      {
        measures: [
          ['score', { of: 'goal' }],
          ['passed', { of: 'goal' }],
        ],
        by: ['team'],
        draw: 'table',
      },
    ],
  },
  {
    id: 'script',
    name: { en: 'Script', ua: 'Скрипт', ru: 'Скрипт' },
    note: {
      en: 'How often it is said, by operator and over time',
      ua: 'Як часто його промовляють, за операторами й у часі',
      ru: 'Как часто его произносят, по операторам и во времени',
    },
    last: '30d',
    blocks: [
      { measures: [['script', { of: 'script' }]], draw: 'number' },
      { measures: [['script', { of: 'script' }]], by: ['week'], draw: 'line' },
      { measures: [['script', { of: 'script' }]], by: ['agent'], draw: 'bar', sort: 'lowest' },
      { measures: [['script', { of: 'script' }]], by: ['direction'], draw: 'table' },
    ],
  },
  {
    id: 'sales',
    name: { en: 'Sales', ua: 'Продажі', ru: 'Продажи' },
    note: {
      en: 'A conversion and its revenue by operator, source and week',
      ua: 'Конверсія та її дохід за операторами, джерелами й тижнями',
      ru: 'Конверсия и её доход по операторам, источникам и неделям',
    },
    last: '90d',
    blocks: [
      {
        measures: [
          ['conversion', { of: 'conversion' }],
          ['conversion', { of: 'conversion', share: false }],
          ['revenue', { of: 'conversion' }],
        ],
        draw: 'number',
      },
      { measures: [['conversion', { of: 'conversion' }]], by: ['week'], draw: 'line' },
      {
        measures: [
          ['conversion', { of: 'conversion' }],
          ['revenue', { of: 'conversion' }],
        ],
        by: ['agent'],
        draw: 'table',
      },
      { measures: [['conversion', { of: 'conversion' }]], by: ['source'], draw: 'bar' },
    ],
  },
  {
    id: 'effort',
    name: { en: 'Calls again', ua: 'Повторні дзвінки', ru: 'Повторные звонки' },
    note: {
      en: 'Who has to call again within a week, and after which calls',
      ua: 'Хто змушений дзвонити знову протягом тижня і після яких дзвінків',
      ru: 'Кому приходится звонить снова в течение недели и после каких звонков',
    },
    last: '30d',
    blocks: [
      { measures: [['called_again'], ['called_again', { share: false }], ['calls']], draw: 'number' },
      { measures: [['called_again']], by: ['week'], draw: 'line' },
      { measures: [['called_again']], by: ['agent'], draw: 'bar', sort: 'lowest' },
      { measures: [['called_again']], by: ['weekday', 'hour'], draw: 'heat' },
      { measures: [['called_again'], ['calls']], by: ['length'], draw: 'table' },
    ],
  },
  {
    id: 'silence',
    name: { en: 'Silence and holds', ua: 'Тиша й утримання', ru: 'Тишина и удержания' },
    note: {
      en: 'How long nobody speaks, and how long one waits on hold',
      ua: 'Як довго ніхто не говорить і як довго чекають на утриманні',
      ru: 'Как долго никто не говорит и как долго ждут на удержании',
    },
    last: '30d',
    blocks: [
      {
        measures: [
          ['metric', { of: 'silence_share' }],
          ['metric', { of: 'longest_silence_ms', stat: 'p90' }],
          ['metric', { of: 'hold_ms' }],
          ['metric', { of: 'holds', stat: 'sum' }],
        ],
        draw: 'number',
      },
      { measures: [['metric', { of: 'silence_share' }]], by: ['day'], draw: 'line' },
      { measures: [['metric', { of: 'hold_ms' }]], by: ['agent'], draw: 'bar' },
      { measures: [['metric', { of: 'longest_silence_ms', stat: 'p90' }]], by: ['agent'], draw: 'bar' },
      { measures: [['metric', { of: 'hold_ms' }]], by: ['weekday', 'hour'], draw: 'heat' },
    ],
  },
  {
    id: 'mood',
    name: { en: 'Mood', ua: 'Настрій', ru: 'Настроение' },
    note: {
      en: 'The strongest emotion of the calls, over time and by operator',
      ua: 'Найсильніша емоція дзвінків, у часі й за операторами',
      ru: 'Самая сильная эмоция звонков, во времени и по операторам',
    },
    last: '30d',
    blocks: [
      {
        measures: [
          ['emotion', { of: 'anger' }],
          ['emotion', { of: 'negative' }],
          ['emotion', { of: 'positive' }],
        ],
        draw: 'number',
      },
      { measures: [['calls']], by: ['week', 'emotion'], draw: 'stacked' },
      { measures: [['emotion', { of: 'anger' }]], by: ['day'], draw: 'line' },
      { measures: [['emotion', { of: 'anger' }]], by: ['agent'], draw: 'bar' },
    ],
  },
  {
    id: 'load',
    name: { en: 'When calls come', ua: 'Коли телефонують', ru: 'Когда звонят' },
    note: {
      en: 'Calls by weekday and hour, by source and by language',
      ua: 'Дзвінки за днями тижня й годинами, за джерелами й мовами',
      ru: 'Звонки по дням недели и часам, по источникам и языкам',
    },
    last: '30d',
    blocks: [
      { measures: [['calls'], ['length', { stat: 'sum' }]], draw: 'number' },
      { measures: [['calls']], by: ['weekday', 'hour'], draw: 'heat' },
      { measures: [['calls']], by: ['source'], draw: 'bar' },
      { measures: [['calls']], by: ['week', 'direction'], draw: 'stacked' },
      { measures: [['calls'], ['length']], by: ['language'], draw: 'table' },
    ],
  },
  {
    id: 'sales-funnel',
    name: { en: 'From script to sale', ua: 'Від скрипту до продажу', ru: 'От скрипта до продажи' },
    note: {
      en: 'How many calls are left after each step, and who brings them to the end',
      ua: 'Скільки дзвінків лишається після кожного кроку й хто доводить їх до кінця',
      ru: 'Сколько звонков остаётся после каждого шага и кто доводит их до конца',
    },
    last: '30d',
    blocks: [
      {
        measures: [
          ['script', { of: 'script', share: false }],
          ['passed', { of: 'goal', share: false }],
          ['conversion', { of: 'conversion', share: false }],
        ],
        draw: 'funnel',
      },
      { measures: [['conversion', { of: 'conversion' }]], by: ['agent'], draw: 'bar' },
      {
        measures: [
          ['script', { of: 'script' }],
          ['passed', { of: 'goal' }],
          ['conversion', { of: 'conversion' }],
        ],
        by: ['agent'],
        draw: 'table',
      },
      { measures: [['conversion', { of: 'conversion' }]], by: ['week'], draw: 'line' },
    ],
  },
  {
    id: 'coming-back',
    name: {
      en: 'Customers who come back',
      ua: 'Абоненти, що повертаються',
      ru: 'Абоненты, которые возвращаются',
    },
    note: {
      en: 'Of those who first called in a month, how many call again later, and how operators do in their first months',
      ua: 'Скільки тих, хто вперше подзвонив певного місяця, дзвонять знову, і як починають нові оператори',
      ru: 'Сколько тех, кто впервые позвонил в каком-то месяце, звонят снова, и как начинают новые операторы',
    },
    last: '365d',
    blocks: [
      { measures: [['came_back']], by: ['customer', 'month'], draw: 'cohort' },
      { measures: [['length', { stat: 'median' }]], by: ['customer', 'month'], draw: 'cohort' },
      { measures: [['metric', { of: 'operator.talk_share' }]], by: ['agent', 'month'], draw: 'cohort' },
      { measures: [['called_again']], by: ['month'], draw: 'line' },
    ],
  },
  {
    id: 'alerts',
    name: { en: 'Monitoring and alerts', ua: 'Моніторинг і сповіщення', ru: 'Мониторинг и оповещения' },
    note: {
      en: 'Calls that monitoring projects found, over time and by operator',
      ua: 'Дзвінки, які знайшли проєкти моніторингу, у часі й за операторами',
      ru: 'Звонки, которые нашли проекты мониторинга, во времени и по операторам',
    },
    last: '30d',
    blocks: [
      { measures: [['calls']], by: ['project'], draw: 'bar' },
      { measures: [['calls']], by: ['week', 'project'], draw: 'stacked' },
      { measures: [['calls']], by: ['project', 'agent'], draw: 'pivot' },
      { measures: [['length'], ['called_again']], by: ['project'], draw: 'table' },
    ],
  },
  {
    id: 'recognition',
    name: { en: 'Recognition', ua: 'Розпізнавання', ru: 'Распознавание' },
    note: {
      en: 'How surely words are recognised, by source, language and day',
      ua: 'Наскільки певно розпізнаються слова, за джерелами, мовами й днями',
      ru: 'Насколько уверенно распознаются слова, по источникам, языкам и дням',
    },
    last: '30d',
    blocks: [
      {
        measures: [
          ['metric', { of: 'recognition_confidence' }],
          ['metric', { of: 'recognition_confidence', stat: 'median' }],
          ['metric', { of: 'words_per_minute' }],
        ],
        draw: 'number',
      },
      { measures: [['metric', { of: 'recognition_confidence' }]], by: ['day'], draw: 'line' },
      { measures: [['metric', { of: 'recognition_confidence' }]], draw: 'spread' },
      {
        measures: [['metric', { of: 'recognition_confidence' }]],
        by: ['source'],
        draw: 'bar',
        sort: 'lowest',
      },
      {
        measures: [['metric', { of: 'recognition_confidence' }], ['calls']],
        by: ['language'],
        draw: 'table',
      },
    ],
  },
] as const satisfies readonly ReportTemplate[];
