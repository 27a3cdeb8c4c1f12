import Avatar from '@mui/material/Avatar';
import { useTranslate } from 'ra-core';
import type { FieldOf } from '../../schema/fields';
import type { InputProps } from './inputProps';

/** Shows the stored picture; a record's picture is changed where its files are kept. */
export function PictureInput({ id, label, value }: InputProps<FieldOf<'picture'>>) {
  const translate = useTranslate();
  if (typeof value !== 'string' || value === '')
    return <span id={id}>{translate('screens.form.noPicture')}</span>;
  return <Avatar id={id} variant="rounded" src={value} alt={label} sx={{ width: 64, height: 64 }} />;
}
