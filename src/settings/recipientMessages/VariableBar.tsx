import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { RecipientEvent } from '../../domain/messages/recipientEvents';
import { variablesOf, type TemplateVariable } from '../../domain/messages/templateText';
import { useT } from '../../i18n/useT';

interface VariableBarProps {
  event: RecipientEvent;
  onInsert: (variable: TemplateVariable) => void;
}

/** The variables of a message: pressed, one goes to where the cursor was. */
export function VariableBar({ event, onInsert }: VariableBarProps) {
  const translate = useT();
  const title = translate('recipientMessages.words.variables');
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('recipientMessages.words.variableHint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {variablesOf(event, 'sms').map((variable) => (
          <Chip
            key={variable}
            size="small"
            variant="outlined"
            label={translate(`recipientMessages.variables.${variable}`)}
            // The text keeps its selection while a chip is pressed by mouse.
            onMouseDown={(press) => press.preventDefault()}
            onClick={() => onInsert(variable)}
          />
        ))}
      </Box>
    </Box>
  );
}
