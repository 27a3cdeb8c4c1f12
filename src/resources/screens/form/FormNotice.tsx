import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import type { ResourceName } from '../../registry';
import { resourceOf } from '../../../ui/resourceOf';
import { useLabels } from '../useLabels';

/** What kept the record from being saved, beyond its fields. */
export interface Trouble {
  text: string;
  /** What the person can do about it. */
  way?: 'again' | 'reload';
}

interface FormNoticeProps {
  name: ResourceName;
  trouble: Trouble | null;
  onReload: (values: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Said once on top: how many fields need attention, with a way to each, or why nothing was saved (look.md, Dialogs). */
export function FormNotice({ name, trouble, onReload }: FormNoticeProps) {
  const translate = useT();
  const labels = useLabels(name);
  const { formState, getValues, setFocus } = useFormContext();
  const { errors, isSubmitting, submitCount } = formState;
  const order = Object.values(resourceOf(name).form).flat();
  const wrong = submitCount > 0 ? order.filter((field) => errors[field]) : [];
  const [first] = wrong;
  const focusFirst = useEffectEvent(() => {
    if (first) setFocus(first);
  });
  // Once nothing is locked any more: what the form's own rules refuse as well as what the server does.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirst();
  }, [submitCount, isSubmitting]);
  if (!trouble && wrong.length === 0) return null;
  const count = wrong.length;
  return (
    <Alert
      severity="error"
      action={
        trouble?.way === 'again' ? (
          <Button size="small" color="inherit" type="submit">
            {translate('screens.form.retry')}
          </Button>
        ) : (
          trouble?.way === 'reload' && (
            <Button size="small" color="inherit" onClick={() => void onReload(getValues())}>
              {translate('screens.form.reload')}
            </Button>
          )
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
