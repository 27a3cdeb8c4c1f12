import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ImportRowView } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { ToneTag } from '../../ui/ToneTag';
import { RESULT_LOOKS } from '../resultLook';
import { problemsAt, resultOf } from './rowFacts';
import { useProblemText } from './useProblemText';

/** Result of the row; problems of the whole row are in the tooltip. */
export function RowStateCell({ row }: { row: ImportRowView }) {
  const translate = useT();
  const textOf = useProblemText();
  const result = resultOf(row);
  if (!result) return translate('imports.rows.unchecked');
  const whole = problemsAt(row, null).map(textOf).join(' ');
  return (
    <Tooltip describeChild title={whole}>
      <Box component="span" sx={{ display: 'inline-flex' }}>
        <ToneTag isSmall {...RESULT_LOOKS[result]} word={translate(`imports.results.${result}`)} />
      </Box>
    </Tooltip>
  );
}
