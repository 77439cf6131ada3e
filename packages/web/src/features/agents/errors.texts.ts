import { texts } from '../../lib/texts.ts';

export const agentsErrors = texts('errors:agents', {
  'agents.not_found': {
    en: 'This operator no longer exists.',
    ua: 'Цього оператора вже немає.',
    ru: 'Этого оператора больше нет.',
  },
  'agents.name_taken': {
    en: 'Calls already name this operator so: {{name}}. Choose another name, or merge the two.',
    ua: 'Так у дзвінках уже звуть оператора: {{name}}. Виберіть інше імʼя або обʼєднайте обох.',
    ru: 'Так в звонках уже зовут оператора: {{name}}. Выберите другое имя или объедините обоих.',
  },
  'agents.internal_id_taken': {
    en: 'This internal id belongs to another operator: {{name}}.',
    ua: 'Цей внутрішній номер має інший оператор: {{name}}.',
    ru: 'Этот внутренний номер у другого оператора: {{name}}.',
  },
  'agents.beyond_teams': {
    en: 'Name an operator of your teams; {{name}} is not one of them.',
    ua: 'Укажіть оператора своєї команди; {{name}} не входить до ваших команд.',
    ru: 'Укажите оператора своей команды; {{name}} не входит в ваши команды.',
  },
  'agents.needed': {
    en: 'The call has to stay with an operator of your teams.',
    ua: 'Дзвінок має лишитися за оператором вашої команди.',
    ru: 'Звонок должен остаться за оператором вашей команды.',
  },
  'agents.has_calls': {
    en: 'This operator has calls and cannot be deleted. Merge the operator into another instead.',
    ua: 'Цей оператор має дзвінки, тож видалити його не можна. Натомість обʼєднайте його з іншим.',
    ru: 'У этого оператора есть звонки, поэтому удалить его нельзя. Вместо этого объедините его с другим.',
  },
  'agents.merged_with_self': {
    en: 'An operator cannot be merged with themselves. Choose another one.',
    ua: 'Оператора не можна обʼєднати з самим собою. Виберіть іншого.',
    ru: 'Оператора нельзя объединить с самим собой. Выберите другого.',
  },
  'agents.not_merged': {
    en: 'This operator is not merged with another one.',
    ua: 'Цей оператор ні з ким не обʼєднаний.',
    ru: 'Этот оператор ни с кем не объединён.',
  },
  'agents.account': {
    en: 'Choose the account of an observer of this workspace.',
    ua: 'Виберіть обліковий запис спостерігача цього робочого простору.',
    ru: 'Выберите учётную запись наблюдателя этого рабочего пространства.',
  },
  'agents.account_taken': {
    en: 'This account belongs to another operator: {{name}}.',
    ua: 'Цей обліковий запис має інший оператор: {{name}}.',
    ru: 'Эта учётная запись у другого оператора: {{name}}.',
  },
  'teams.not_found': {
    en: 'This team no longer exists.',
    ua: 'Цієї команди вже немає.',
    ru: 'Этой команды больше нет.',
  },
  'teams.name_taken': {
    en: 'There is a team with this name. Choose another.',
    ua: 'Команда з такою назвою вже є. Виберіть іншу.',
    ru: 'Команда с таким названием уже есть. Выберите другое.',
  },
  'teams.lead_unknown': {
    en: 'Whoever leads a team has to be in this workspace.',
    ua: 'Керівник команди має бути в цьому робочому просторі.',
    ru: 'Руководитель команды должен быть в этом рабочем пространстве.',
  },
});
