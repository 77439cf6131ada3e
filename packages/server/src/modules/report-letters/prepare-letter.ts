import type { Locale } from '@earshot/core/locales.ts';
import type { ReportScheduleInput } from '@earshot/core/report-letters/report-letters.ts';
import { baseUrl } from '../../platform/config.ts';
import type { Ctx } from '../../platform/context.ts';
import type { LetterFile } from '../../platform/mailer.ts';
import type { Written } from '../mail/letter.ts';
import type { Quote } from '../mail/quotes.ts';
import { fileOfReport, pictureOfReport } from '../reports/export/report-files.ts';
import { knownMeasures } from '../reports/measure-names.ts';
import { contactOf } from '../users/memberships.ts';
import { findWorkspace } from '../workspaces/workspaces.ts';
import type { CountedLetter } from './count-letter.ts';
import { writeReportLetter } from './write-letter.ts';

/** A letter in one language, but for what only its reader gets: the link that stops it and what was said; and the files that go with it. */
export type Prepared = {
  write: (copy: { token: string | null; quotes: readonly Quote[] }) => Written;
  files: LetterFile[];
};

export type ToPrepare = {
  reportId: number;
  ownerId: number | null;
  schedule: ReportScheduleInput;
  counted: CountedLetter;
  locale: Locale;
  /** Whose clock its turns go by. */
  clock: string;
};

const pictureCid = 'report';
/** What a letter of 600 px has room for. */
const pictureWidth_px = 544;

/** Draws and writes what was counted, with the eyes of `reader`. */
export async function prepareLetter(
  reader: Ctx,
  { reportId, ownerId, schedule, counted, locale, clock }: ToPrepare,
): Promise<Prepared> {
  const { report, run } = counted;
  if (run === null) throw new Error('A letter of what was not counted');
  const told = { report, run, locale };
  const owner = ownerId === null ? undefined : await contactOf(reader, ownerId);
  const workspace = await findWorkspace(reader, reader.workspaceId);
  const known = await knownMeasures(reader, report, locale);
  const files: LetterFile[] = [];
  if (schedule.has_picture)
    files.push({
      name: `${report.name}.png`,
      type: 'image/png',
      cid: pictureCid,
      bytes: await pictureOfReport(reader, { ...told, width_px: pictureWidth_px, scale: 2 }),
    });
  for (const format of schedule.files)
    files.push({ ...(await fileOfReport(reader, told, format)), cid: null });
  return {
    files,
    write: ({ token, quotes }) =>
      writeReportLetter({
        base: baseUrl(reader.config),
        locale,
        workspace: workspace?.name ?? '',
        reportId,
        report,
        run,
        known,
        schedule,
        owner: owner === undefined ? '' : owner.name || owner.email,
        zone: clock.split('/').at(-1)?.replaceAll('_', ' ') ?? clock,
        picture: schedule.has_picture ? { cid: pictureCid, width_px: pictureWidth_px } : null,
        token,
        quotes,
        clock,
      }),
  };
}
