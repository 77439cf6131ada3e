import type { ReportTemplate } from '@earshot/core/reports/template.ts';
import { reportTemplates } from '@earshot/core/reports/template-list.ts';
import { Link } from '@tanstack/react-router';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { reportsTexts } from '../reports.texts.ts';
import { useTemplateLack } from '../use-template.ts';
import { shownDraw, Thumb } from './Thumb.tsx';

/** Reports to begin with; one that needs a rule which is not there yet says so. */
export function Templates() {
  const t = useTexts(reportsTexts);
  return (
    <section aria-labelledby="report-templates">
      <div className="report-templates-head">
        <h2 id="report-templates">{t('templates')}</h2>
        <span className="sm t2">{t('templatesLead')}</span>
      </div>
      <div className="report-templates">
        {reportTemplates.map((template) => (
          <TemplateCard key={template.id} template={template} />
        ))}
      </div>
    </section>
  );
}

function TemplateCard({ template }: { template: ReportTemplate }) {
  const t = useTexts(reportsTexts);
  const locale = useLocale();
  const lack = useTemplateLack()(template);
  const { id, name, note, blocks } = template;
  const content = (
    <>
      <Thumb draw={shownDraw(blocks)} />
      <span>
        <b>{name[locale]}</b>
        <span className="sm t2">{note[locale]}</span>
        <span className="xs mut" style={{ display: 'block' }}>
          {lack ?? t('blocks', { count: blocks.length })}
        </span>
      </span>
    </>
  );
  if (lack !== null)
    return (
      <div className="card report-template" data-off="" aria-disabled="true">
        {content}
      </div>
    );
  return (
    <Link
      className="card report-template"
      to="/reports/create"
      search={{ template: id }}
      data-testid={`template-${id}`}
    >
      {content}
    </Link>
  );
}
