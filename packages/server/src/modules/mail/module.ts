import { type Module, work } from '../../module.ts';
import { deliver, deliverMail } from './mail.ts';
import { outboxRoutes } from './outbox.routes.ts';

export const mail = {
  name: 'mail',
  tables: { global: ['mails', 'mail_files'] },
  routes: outboxRoutes,
  jobs: [work(deliverMail, ({ mail_id }, _run, { services }) => deliver(services, mail_id))],
} satisfies Module;
