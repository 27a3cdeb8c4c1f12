import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Problems } from '../../domain/problem';
import { SaveBar } from '../screens/form/SaveBar';
import { UnsavedGuard } from '../screens/form/UnsavedGuard';
import { RunConflictDialog } from './RunConflictDialog';
import { useSaveRunPart } from './useSaveRunPart';

interface RunStepFormProps<T, V extends FieldValues> {
  stored: T;
  part: 'settings' | 'daily_times';
  form: UseFormReturn<V>;
  /** The body that the values come to. */
  bodyOf: (values: V) => Readonly<Record<string, unknown>>;
  /** What the form shows of a stored part. */
  valuesOf: (stored: T) => V;
  /** The rules that the route runs. */
  problemsOf: (body: Readonly<Record<string, unknown>>) => Problems;
  children: (isSaving: boolean) => ReactNode;
}

/** The form of one step: checked as the server checks it, saved under the run's version, guarded while unsaved. */
export function RunStepForm<T extends { id: number; version: number }, V extends FieldValues>(
  props: RunStepFormProps<T, V>,
) {
  const { stored, part, form, bodyOf, valuesOf, problemsOf, children } = props;
  const translate = useTranslate();
  // The version that this form began with, or that it saved since.
  const base = useRef(stored);
  const isSaved = useRef(false);
  const take = (saved: T) => {
    base.current = saved;
    form.reset(valuesOf(saved));
  };
  const saving = useSaveRunPart(stored, part, form, take);
  const send = (version: number) => {
    const body = bodyOf(form.getValues());
    const problems = problemsOf(body);
    if (Object.keys(problems).length > 0) {
      saving.show(problems);
      return Promise.resolve();
    }
    return saving.save(body, version);
  };
  const { conflict } = saving;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 4 }}
        onSubmit={(event) => {
          event.preventDefault();
          form.clearErrors();
          void send(base.current.version);
        }}
      >
        {saving.trouble && (
          <Alert severity="error">
            <strong>{translate('screens.form.notSaved')}.</strong> {saving.trouble.text}
          </Alert>
        )}
        {children(saving.isSaving)}
        <SaveBar isNew={false} isSaving={saving.isSaving} />
      </Box>
      <UnsavedGuard isSaved={isSaved} />
      {conflict && (
        <RunConflictDialog
          who={conflict.who}
          isSaving={saving.isSaving}
          onMine={() => void send(conflict.theirs.version)}
          onTheirs={() => {
            take(conflict.theirs);
            saving.dismissConflict();
          }}
          onClose={saving.dismissConflict}
        />
      )}
    </FormProvider>
  );
}
