import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useId } from 'react';
import type { RunTemplate } from '../../domain/runs/dayTemplates';
import { useT } from '../../i18n/useT';
import { templateWords, type TemplateGroup } from './templateWords';
import styles from './templateList.module.css';

interface TemplateListProps {
  group: TemplateGroup;
  templates: readonly RunTemplate[];
  /** Only those that can be created are chosen from. */
  chosen: ReadonlySet<number>;
  onToggle: (runId: number) => void;
}

/** The runs of one kind, each with its data or the reason why it cannot be created. */
export function TemplateList({ group, templates, chosen, onToggle }: TemplateListProps) {
  const translate = useT();
  const id = useId();
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.templates}>
      <Typography id={id} component="h3" variant="subtitle2">
        {translate(`actions.runsFromTemplates.groups.${group}`)} ({templates.length})
      </Typography>
      <ul>
        {templates.map((template) => {
          const words = templateWords(template, translate);
          const label = (
            <>
              <span className={styles.name}>{template.name}</span>
              <span className={styles.words}>{words}</span>
            </>
          );
          return (
            <li key={template.run_id}>
              {group === 'ready' ? (
                <FormControlLabel
                  control={
                    <Checkbox
                      size="small"
                      checked={chosen.has(template.run_id)}
                      onChange={() => onToggle(template.run_id)}
                    />
                  }
                  label={label}
                />
              ) : (
                <div className={styles.fixed}>{label}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
