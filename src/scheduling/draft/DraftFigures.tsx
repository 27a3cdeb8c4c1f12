import type { SchedulingDraft } from '../../domain/planning/draftView';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { LOCALES } from '../../domain/wire/languages';

/** What a plan comes to: the same figures while it is searched and when it is found. */
export function DraftFigures({ best }: { best: NonNullable<SchedulingDraft['best']> }) {
  const translate = useT();
  const language = useLanguage();
  const figures = [
    ['out', best.unassigned],
    ['planned', best.planned],
    ['cost', best.cost],
  ] as const;
  return (
    <>
      <dl>
        {figures.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{translate(`schedulingDraft.search.${name}`)}</dt>
              <dd>{value.toLocaleString(LOCALES[language])}</dd>
            </div>
          ),
        )}
      </dl>
      <small>{translate('schedulingDraft.search.costHint')}</small>
    </>
  );
}
