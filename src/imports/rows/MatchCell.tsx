import Box from '@mui/material/Box';
import type { ImportRowView } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { percentOf } from './percentOf';

/** The participant of the row, and how it was matched. */
export function MatchCell({ match, values }: Pick<ImportRowView, 'match' | 'values'>) {
  const translate = useT();
  if (!match) return '–';
  const how = translate(`imports.match.how.${match.how}`);
  return (
    <Box sx={{ minWidth: 0, lineHeight: '18px' }}>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {match.participant_name ?? values.participant_name}
      </Box>
      <Box className="tabular" sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {match.participant_id === null || match.how === 'chosen' ? how : `${how} · ${percentOf(match.score)}`}
      </Box>
    </Box>
  );
}
