import { type ExportFormat, exportReport } from '@earshot/core/reports/reports.api.ts';
import type { Report, ReportPeriod } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, Download, FileImage, FileSpreadsheet, FileText, FileType } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '../../../lib/call.ts';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { reportsTexts } from '../reports.texts.ts';

type Props = { report: Report; period: ReportPeriod };

const formats = [
  ['pdf', FileText],
  ['png', FileImage],
  ['xlsx', FileSpreadsheet],
  ['csv', FileType],
] as const;

/** The report as a file, of the days that are shown and in the language of the page. */
export function ExportMenu({ report, period }: Props) {
  const t = useTexts(reportsTexts);
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const addressFor = (format: ExportFormat) =>
    addressOf(exportReport.path, { id: report.id }, { format, locale, ...asQuery(period) });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download size={15} />}
        endIcon={<ChevronDown size={14} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('export')}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {formats.map(([format, Shape]) => (
            <MenuItem
              key={format}
              component="a"
              href={addressFor(format)}
              download={`${report.name}.${format}`}
              onClick={() => setAnchor(null)}
            >
              <Shape size={16} aria-hidden />
              {t(`export_${format}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

/** The days as the address of the file has them. */
function asQuery({ last, start, to, compare }: ReportPeriod) {
  const days = last === null ? { start: start ?? '', to: to ?? '' } : { last };
  return compare === null ? days : { ...days, compare };
}
