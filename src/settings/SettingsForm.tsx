import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext, type Resolver } from 'react-hook-form';
import { shownSettingsOf, type SettingGroup } from '../domain/wire/settings';
import { useT, useTranslateAny } from '../i18n/useT';
import { formMessages } from '../ui/form/formProblems';
import { SaveBar } from '../ui/form/SaveBar';
import { UnsavedGuard } from '../ui/form/UnsavedGuard';
import type { SavedGroup } from '../contract/settings/settings';
import { textProblems, textsOf, type SettingTexts } from './settingGroups';
import { SettingsConflictDialog } from './SettingsConflictDialog';
import { SettingsSection } from './SettingsSection';
import { useSaveSettings } from './useSaveSettings';

interface SettingsFormProps {
  groups: readonly SavedGroup[];
  /** The visible groups; hidden ones keep their input. */
  shown: readonly SettingGroup[];
  mayEdit: boolean;
  /** Brings the group of a setting into sight. */
  onShow?: (group: SettingGroup) => void;
  /** Renders the head above the fields, with the groups that have unsaved changes. */
  head?: (unsaved: ReadonlySet<SettingGroup>) => React.ReactNode;
}

const resolver: Resolver<SettingTexts> = (texts) => {
  const found = Object.entries(formMessages(textProblems(texts)));
  if (found.length === 0) return { values: texts, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(found.map(([key, message]) => [key, { type: 'rule', message }])),
  };
};

/** The settings of some groups in one form, saved group by group. */
export function SettingsForm({ groups, shown, mayEdit, onShow, head }: SettingsFormProps) {
  const [opened, setOpened] = useState(groups);
  const form = useForm<SettingTexts>({ defaultValues: textsOf(opened), resolver });
  const saving = useSaveSettings(opened, (saved) => {
    setOpened((before) => before.map((one) => (one.group === saved.group ? saved : one)));
    for (const [key, text] of Object.entries(textsOf([saved]))) form.resetField(key, { defaultValue: text });
  });
  const dirty = form.formState.dirtyFields;
  const unsaved = new Set(
    opened.flatMap(({ group }) =>
      Object.keys(shownSettingsOf(group)).some((key) => dirty[key]) ? [group] : [],
    ),
  );
  return (
    <FormProvider {...form}>
      {head?.(unsaved)}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit((texts) => saving.save(texts, form))(event)}
        sx={{ display: 'grid', gap: 4 }}
      >
        <Notice groups={opened} trouble={saving.trouble} onShow={onShow} />
        {opened
          .filter(({ group }) => shown.includes(group))
          .map((saved) => (
            <SettingsSection key={saved.group} saved={saved} disabled={!mayEdit || saving.isSaving} />
          ))}
        {mayEdit && <SaveBar isNew={false} isSaving={saving.isSaving} />}
      </Box>
      <UnsavedGuard />
      {saving.conflict && (
        <SettingsConflictDialog
          key={saving.conflict.theirs.version}
          conflict={saving.conflict}
          isSaving={saving.isSaving}
          onResolve={(keepMine) => void saving.resolve(keepMine, form)}
          onClose={saving.dismissConflict}
        />
      )}
    </FormProvider>
  );
}

interface NoticeProps {
  groups: readonly SavedGroup[];
  trouble: string | null;
  onShow?: (group: SettingGroup) => void;
}

/** Shown one time at the top: which settings have problems, with a link to each, or why nothing was saved. */
function Notice({ groups, trouble, onShow }: NoticeProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { formState, setFocus } = useFormContext<SettingTexts>();
  const wrong = groups.flatMap(({ group }) =>
    Object.keys(shownSettingsOf(group)).flatMap((key) => (formState.errors[key] ? [{ key, group }] : [])),
  );
  if (!trouble && (wrong.length === 0 || formState.submitCount === 0)) return null;
  return (
    <Alert severity="error">
      {trouble ? (
        <>
          <strong>{translate('settings.notSaved')}</strong> {trouble}
        </>
      ) : (
        <>
          {translate('settings.problems', { smart_count: wrong.length })}{' '}
          {wrong.map(({ key, group }, index) => (
            <span key={key}>
              {index > 0 && ', '}
              <Link
                component="button"
                type="button"
                color="inherit"
                underline="always"
                onClick={() => {
                  onShow?.(group);
                  // The field exists only when its group is visible.
                  requestAnimationFrame(() => setFocus(key));
                }}
                sx={{ verticalAlign: 'baseline', lineHeight: '24px' }}
              >
                {translateAny(`settings.items.${key}.label`)}
              </Link>
            </span>
          ))}
        </>
      )}
    </Alert>
  );
}
