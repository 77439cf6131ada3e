import type { Locale } from '../locales.ts';

type Named = Record<Locale, string>;

/** Types of columns as PostgreSQL names them. */
export type SqlType =
  | 'uuid'
  | 'bigint'
  | 'integer'
  | 'text'
  | 'boolean'
  | 'double precision'
  | 'date'
  | 'timestamptz';

export type SqlColumn = { name: string; type: SqlType; says: Named };
export type SqlView = { name: string; says: Named; columns: readonly SqlColumn[] };

const column = (name: string, type: SqlType, en: string, ua: string, ru: string): SqlColumn => ({
  name,
  type,
  says: { en, ua, ru },
});
const ofCall = column('call_id', 'uuid', 'The call', 'Дзвінок', 'Звонок');
const goalId = column('goal_id', 'bigint', 'Id of the goal', 'Id цілі', 'Id цели');
const goal = column('goal', 'text', 'Name of the goal', 'Назва цілі', 'Название цели');
const operatorId = column('operator_id', 'bigint', 'Id of the operator', 'Id оператора', 'Id оператора');
const operator = column('operator', 'text', 'Name of the operator', 'Імʼя оператора', 'Имя оператора');
const teamId = column('team_id', 'bigint', 'Id of the team', 'Id команди', 'Id команды');
const team = column('team', 'text', 'Name of the team', 'Назва команди', 'Название команды');
const share = (name: string, en: string, ua: string, ru: string) =>
  column(name, 'double precision', en, ua, ru);

/**
 * What programs find that ask in SQL, view by view: the names are promises, and stay. The server makes the views and their comments by
 * this table, the interface and `docs/sql-access.md` show it. There are no words, sounds, telephone numbers or names of files in it.
 */
export const sqlViews: readonly SqlView[] = [
  {
    name: 'calls',
    says: {
      en: 'One row for each call',
      ua: 'Один рядок на кожен дзвінок',
      ru: 'Одна строка на каждый звонок',
    },
    columns: [
      column(
        'call_id',
        'uuid',
        'Id of the call, as in its address',
        'Id дзвінка, як у його адресі',
        'Id звонка, как в его адресе',
      ),
      column('external_id', 'text', 'Id in your own system', 'Id у вашій системі', 'Id в вашей системе'),
      column(
        'started_at',
        'timestamptz',
        'When it began, or else when it came in',
        'Коли почався, інакше коли надійшов',
        'Когда начался, иначе когда поступил',
      ),
      column(
        'day',
        'date',
        'Day by the clock of the workspace',
        'День за годинником простору',
        'День по часам пространства',
      ),
      column(
        'hour',
        'integer',
        'Hour by the clock of the workspace, 0 to 23',
        'Година за годинником простору, від 0 до 23',
        'Час по часам пространства, от 0 до 23',
      ),
      column(
        'kind',
        'text',
        'audio: a recording; text: a chat or a ready transcript',
        'audio: запис; text: чат або готовий транскрипт',
        'audio: запись; text: чат или готовый транскрипт',
      ),
      column(
        'status',
        'text',
        'PROCESSING, DONE, CANCELLED, REFUND_PROCESSING or REFUNDED',
        'PROCESSING, DONE, CANCELLED, REFUND_PROCESSING або REFUNDED',
        'PROCESSING, DONE, CANCELLED, REFUND_PROCESSING или REFUNDED',
      ),
      column('source_id', 'bigint', 'Id of the source', 'Id джерела', 'Id источника'),
      column('source', 'text', 'Name of the source', 'Назва джерела', 'Название источника'),
      column('direction', 'text', 'inbound or outbound', 'inbound або outbound', 'inbound или outbound'),
      column(
        'language',
        'text',
        'Language, as en or uk',
        'Мова, наприклад en чи uk',
        'Язык, например en или uk',
      ),
      column(
        'duration_seconds',
        'double precision',
        'Length in seconds',
        'Тривалість у секундах',
        'Длительность в секундах',
      ),
      operatorId,
      operator,
      column(
        'team_id',
        'bigint',
        'Id of the team of the operator, as it is now',
        'Id команди оператора, якою вона є тепер',
        'Id команды оператора, как она есть сейчас',
      ),
      team,
      column('abonent_id', 'bigint', 'Id of the abonent', 'Id абонента', 'Id абонента'),
      column(
        'abonent',
        'text',
        'Name of the abonent, never the number',
        'Імʼя абонента, ніколи не номер',
        'Имя абонента, никогда не номер',
      ),
      column('queue', 'text', 'Queue of the call centre', 'Черга кол-центру', 'Очередь колл-центра'),
      column(
        'disposition',
        'text',
        'How the call ended, in the words of the call centre',
        'Підсумок дзвінка словами кол-центру',
        'Итог звонка словами колл-центра',
      ),
      column('campaign', 'text', 'Campaign', 'Кампанія', 'Кампания'),
    ],
  },
  {
    name: 'call_metrics',
    says: { en: 'Numbers measured in calls', ua: 'Показники дзвінків', ru: 'Показатели звонков' },
    columns: [
      ofCall,
      column(
        'metric',
        'text',
        'Name of the metric, as in the API; of an own metric custom_ and its id',
        'Назва показника, як в API; у власної метрики custom_ і її id',
        'Название показателя, как в API; у своей метрики custom_ и её id',
      ),
      column(
        'side',
        'text',
        'operator or abonent; call: of both',
        'operator або abonent; call: обидві сторони',
        'operator или abonent; call: обе стороны',
      ),
      column('value', 'double precision', 'The number', 'Число', 'Число'),
      column(
        'unit',
        'text',
        'ms, share (0 to 1), count, per_minute, db, or that of the own metric',
        'ms, share (від 0 до 1), count, per_minute, db або одиниця власної метрики',
        'ms, share (от 0 до 1), count, per_minute, db или единица своей метрики',
      ),
    ],
  },
  {
    name: 'call_tags',
    says: { en: 'Tags of calls', ua: 'Теги дзвінків', ru: 'Теги звонков' },
    columns: [
      ofCall,
      column('tag_id', 'bigint', 'Id of the tag', 'Id тегу', 'Id тега'),
      column('tag', 'text', 'Name of the tag', 'Назва тегу', 'Название тега'),
      column(
        'set_by',
        'text',
        'rule, hand, model or project',
        'rule, hand, model або project',
        'rule, hand, model или project',
      ),
    ],
  },
  {
    name: 'call_patterns',
    says: {
      en: 'Patterns found in calls',
      ua: 'Патерни, знайдені в дзвінках',
      ru: 'Паттерны, найденные в звонках',
    },
    columns: [
      ofCall,
      column('pattern_id', 'bigint', 'Id of the pattern', 'Id патерна', 'Id паттерна'),
      column('pattern', 'text', 'Name of the pattern', 'Назва патерна', 'Название паттерна'),
      column('hits', 'integer', 'How often it was found', 'Скільки разів знайдено', 'Сколько раз найдено'),
    ],
  },
  {
    name: 'call_scripts',
    says: {
      en: 'For each call and script, whether it was said',
      ua: 'Для кожного дзвінка і скрипта: чи його сказано',
      ru: 'Для каждого звонка и скрипта: сказан ли он',
    },
    columns: [
      ofCall,
      column('script_id', 'bigint', 'Id of the script', 'Id скрипта', 'Id скрипта'),
      column('script', 'text', 'Name of the script', 'Назва скрипта', 'Название скрипта'),
      column(
        'outcome',
        'text',
        'said, not_said, or unknown: nobody can know',
        'said, not_said або unknown: знати неможливо',
        'said, not_said или unknown: узнать нельзя',
      ),
    ],
  },
  {
    name: 'call_emotions',
    says: { en: 'Emotions of calls', ua: 'Емоції дзвінків', ru: 'Эмоции звонков' },
    columns: [
      ofCall,
      column(
        'strongest',
        'text',
        'Strongest emotion besides neutral',
        'Найсильніша емоція, крім нейтральної',
        'Самая сильная эмоция, кроме нейтральной',
      ),
      column(
        'valence',
        'double precision',
        'From −1, unpleasant, to 1, pleasant',
        'Від −1 (неприємно) до 1 (приємно)',
        'От −1 (неприятно) до 1 (приятно)',
      ),
      column(
        'trend',
        'text',
        'improving, worsening or steady',
        'improving, worsening або steady',
        'improving, worsening или steady',
      ),
      share(
        'neutral',
        'Share of the words said so, 0 to 1',
        'Частка слів, від 0 до 1',
        'Доля слов, от 0 до 1',
      ),
      share('happiness', 'Share of happiness', 'Частка радості', 'Доля радости'),
      share('anger', 'Share of anger', 'Частка злості', 'Доля злости'),
      share('sadness', 'Share of sadness', 'Частка суму', 'Доля грусти'),
      share(
        'positive',
        'Share of what pleases otherwise',
        'Частка іншого приємного',
        'Доля прочего приятного',
      ),
      share(
        'negative',
        'Share of what displeases otherwise',
        'Частка іншого неприємного',
        'Доля прочего неприятного',
      ),
    ],
  },
  {
    name: 'call_scores',
    says: { en: 'Scores of calls by goals', ua: 'Оцінки дзвінків за цілями', ru: 'Оценки звонков по целям' },
    columns: [
      ofCall,
      goalId,
      goal,
      column(
        'version',
        'integer',
        'Version of the goal that it was scored with',
        'Версія цілі, за якою оцінено',
        'Версия цели, по которой оценено',
      ),
      column(
        'score_percent',
        'double precision',
        'Earned of possible points, 0 to 100',
        'Набрані бали з можливих, від 0 до 100',
        'Набранные баллы из возможных, от 0 до 100',
      ),
      column('passed', 'boolean', 'Whether the goal was passed', 'Чи зараховано ціль', 'Зачтена ли цель'),
      column(
        'is_provisional',
        'boolean',
        'Something is open yet',
        'Щось іще не вирішено',
        'Что-то ещё не решено',
      ),
      column(
        'is_published',
        'boolean',
        'It is shown to the operator',
        'Показано оператору',
        'Показано оператору',
      ),
      column('scored_at', 'timestamptz', 'When it was scored', 'Коли оцінено', 'Когда оценено'),
    ],
  },
  {
    name: 'call_answers',
    says: {
      en: 'Answers of published scores, without those in words',
      ua: 'Відповіді в опублікованих оцінках, без текстових',
      ru: 'Ответы в опубликованных оценках, без текстовых',
    },
    columns: [
      ofCall,
      goalId,
      column(
        'question_id',
        'integer',
        'Number of the question in its goal',
        'Номер запитання в цілі',
        'Номер вопроса в цели',
      ),
      column('answered_by', 'text', 'person or machine', 'person або machine', 'person или machine'),
      column(
        'state',
        'text',
        'answered, cannot_tell or not_applicable',
        'answered, cannot_tell або not_applicable',
        'answered, cannot_tell или not_applicable',
      ),
      column(
        'answer',
        'text',
        'yes, no, a number, or the option that was chosen',
        'yes, no, число або вибраний варіант',
        'yes, no, число или выбранный вариант',
      ),
    ],
  },
  {
    name: 'goals',
    says: { en: 'Goals', ua: 'Цілі', ru: 'Цели' },
    columns: [
      goalId,
      goal,
      column('version', 'integer', 'Version that stands', 'Чинна версія', 'Действующая версия'),
      column(
        'pass_from_percent',
        'integer',
        'Score from which it is passed',
        'Оцінка, з якої ціль зараховано',
        'Оценка, с которой цель зачтена',
      ),
    ],
  },
  {
    name: 'questions',
    says: { en: 'Questions of the goals', ua: 'Запитання цілей', ru: 'Вопросы целей' },
    columns: [
      goalId,
      column('question_id', 'integer', 'Number of the question', 'Номер запитання', 'Номер вопроса'),
      column('group_name', 'text', 'Group it stands in', 'Група', 'Группа'),
      column('question', 'text', 'What is asked', 'Що запитують', 'Что спрашивают'),
      column(
        'mode',
        'text',
        'yes_no, choice, scale, number or text',
        'yes_no, choice, scale, number або text',
        'yes_no, choice, scale, number или text',
      ),
      column('points', 'integer', 'Points it can earn', 'Скільки балів дає', 'Сколько баллов даёт'),
    ],
  },
  {
    name: 'operators',
    says: { en: 'Operators', ua: 'Оператори', ru: 'Операторы' },
    columns: [
      operatorId,
      operator,
      column('internal_id', 'text', 'Id in your own system', 'Внутрішній номер', 'Внутренний номер'),
      teamId,
      team,
    ],
  },
  {
    name: 'teams',
    says: { en: 'Teams', ua: 'Команди', ru: 'Команды' },
    columns: [teamId, team],
  },
  {
    name: 'days',
    says: { en: 'Days with calls', ua: 'Дні з дзвінками', ru: 'Дни со звонками' },
    columns: [
      column(
        'day',
        'date',
        'Day by the clock of the workspace',
        'День за годинником простору',
        'День по часам пространства',
      ),
      column(
        'calls',
        'integer',
        'How many calls began',
        'Скільки дзвінків почалося',
        'Сколько звонков началось',
      ),
      column(
        'duration_seconds',
        'double precision',
        'Length of all of them in seconds',
        'Їхня загальна тривалість у секундах',
        'Их общая длительность в секундах',
      ),
    ],
  },
];
