import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { ResourceName } from '../../registry';
import { resourceOf } from '../resourceOf';
import { useLabels } from '../useLabels';

/** What kept the record from being saved, beyond its fields. */
export interface Trouble {
  text: string;
  /** What the person can do about it. */
  action?: { label: string; run: () => void };
}

/** Said once on top: how many fields need attention, with a way to each, or why nothing was saved (look.md, Dialogs). */
export function FormNotice({ name, trouble }: { name: ResourceName; trouble: Trouble | null }) {
  const translate = useTranslate();
  const labels = useLabels(name);
  const { formState, setFocus } = useFormContext();
  const order = Object.values(resourceOf(name).form).flat();
  const wrong = formState.submitCount > 0 ? order.filter((field) => formState.errors[field]) : [];
  if (!trouble && wrong.length === 0) return null;
  const count = wrong.length;
  return (
    <Alert
      severity="error"
      action={
        trouble?.action && (
          <Button size="small" color="inherit" onClick={trouble.action.run}>
            {trouble.action.label}
          </Button>
        )
      }
    >
      {trouble ? (
        <>
          <strong>{translate('screens.form.notSaved')}.</strong> {trouble.text}
        </>
      ) : (
        <>
          {translate(count === 1 ? 'screens.form.problemsOne' : 'screens.form.problems', { count })}
          {': '}
          {wrong.map((field, index) => (
            <Box component="span" key={field}>
              {index > 0 && ', '}
              <Link
                component="button"
                type="button"
                color="inherit"
                underline="always"
                onClick={() => setFocus(field)}
                sx={{ verticalAlign: 'baseline', lineHeight: '24px' }}
              >
                {labels.field(field)}
              </Link>
            </Box>
          ))}
        </>
      )}
    </Alert>
  );
}
