import {
  anythingElse,
  closing,
  greets,
  introduces,
  mustPass,
  noRudeWords,
  offersHelp,
  opening,
  saysGoodbye,
  solution,
} from './common.ts';
import type { Template } from './template.ts';

export const clinic: Template = {
  name: { en: 'Clinic', ua: 'Клініка', ru: 'Клиника' },
  groups: [
    { name: opening, questions: [greets, introduces, offersHelp] },
    {
      name: solution,
      questions: [
        {
          text: {
            en: 'Asks what troubles the patient',
            ua: 'Запитує, що турбує пацієнта',
            ru: 'Спрашивает, что беспокоит пациента',
          },
          points: 15,
          says: {
            en: ['what is the problem', 'what troubles you', 'symptoms', 'which doctor', 'how long have you'],
            ua: ['що вас турбує', 'які скарги', 'симптоми', 'до якого лікаря', 'як довго'],
            ru: ['что вас беспокоит', 'какие жалобы', 'симптомы', 'к какому врачу', 'как давно'],
          },
        },
        {
          text: {
            en: 'Offers an appointment',
            ua: 'Пропонує запис на прийом',
            ru: 'Предлагает запись на приём',
          },
          points: 25,
          says: {
            en: ['appointment', 'book you', 'available slot', 'the doctor can see you', 'schedule'],
            ua: ['запис', 'записати вас', 'вільний час', 'на прийом', 'лікар прийме'],
            ru: ['запись', 'записать вас', 'свободное время', 'на приём', 'врач примет'],
          },
        },
        {
          text: { en: 'Names the price', ua: 'Називає вартість', ru: 'Называет стоимость' },
          points: 10,
          says: {
            en: ['price', 'cost', 'fee', 'insurance', 'free of charge'],
            ua: ['ціна', 'вартість', 'коштує', 'страхування', 'безкоштовно'],
            ru: ['цена', 'стоимость', 'стоит', 'страховка', 'бесплатно'],
          },
        },
        {
          text: { en: 'Repeats day and time', ua: 'Повторює день і час', ru: 'Повторяет день и время' },
          points: 15,
          says: {
            en: [
              "o'clock",
              'on Monday',
              'on Tuesday',
              'on Wednesday',
              'on Thursday',
              'on Friday',
              'tomorrow at',
            ],
            ua: [
              'о котрій',
              'годині',
              'у понеділок',
              'у вівторок',
              'у середу',
              'у четвер',
              'у п’ятницю',
              'завтра о',
            ],
            ru: [
              'во сколько',
              'часов',
              'в понедельник',
              'во вторник',
              'в среду',
              'в четверг',
              'в пятницу',
              'завтра в',
            ],
          },
        },
      ],
    },
    { name: closing, questions: [anythingElse, saysGoodbye] },
    {
      name: mustPass,
      isControl: true,
      questions: [
        noRudeWords,
        {
          text: {
            en: 'Gives no diagnosis on the phone',
            ua: 'Не ставить діагноз телефоном',
            ru: 'Не ставит диагноз по телефону',
          },
          points: 10,
          isNever: true,
          says: {
            en: ['you have cancer', 'it is surely', 'you do not need a doctor', 'stop taking'],
            ua: ['у вас точно', 'лікар вам не потрібен', 'припиніть приймати'],
            ru: ['у вас точно', 'врач вам не нужен', 'прекратите принимать'],
          },
        },
      ],
    },
  ],
};
