import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useT } from '../../i18n/useT';
import { useImportPlaces } from '../../resources/orders/useImportPlaces';
import { OPERATION, type RuleScope } from './useRecipientMessages';

interface ScopeSelectProps {
  scope: RuleScope;
  /** While there is input that another scope would lose. */
  disabled: boolean;
  onChange: (scope: RuleScope) => void;
}

const nameOf = ({ close_door_pharmacy_id: cdp, funding_source_id: client }: RuleScope) =>
  cdp !== null ? `cdp ${cdp}` : client !== null ? `client ${client}` : 'operation';

function scopeOf(name: string): RuleScope {
  const [kind, id] = name.split(' ');
  if (kind === 'cdp') return { ...OPERATION, close_door_pharmacy_id: Number(id) };
  return kind === 'client' ? { ...OPERATION, funding_source_id: Number(id) } : OPERATION;
}

/** Whose rules are shown: of the operation, of a CDP, or of a client. */
export function ScopeSelect({ scope, disabled, onChange }: ScopeSelectProps) {
  const translate = useT();
  const { cdps, clients } = useImportPlaces();
  return (
    <TextField
      select
      size="small"
      label={translate('recipientMessages.rules.scope')}
      value={nameOf(scope)}
      disabled={disabled}
      onChange={({ target }) => onChange(scopeOf(target.value))}
      sx={{ maxWidth: 420, width: '100%' }}
    >
      <MenuItem value="operation">{translate('recipientMessages.rules.operation')}</MenuItem>
      {cdps.map(({ id, name }) => (
        <MenuItem key={`cdp ${id}`} value={`cdp ${id}`}>
          {translate('recipientMessages.rules.cdp', { name })}
        </MenuItem>
      ))}
      {clients.map(({ id, name }) => (
        <MenuItem key={`client ${id}`} value={`client ${id}`}>
          {translate('recipientMessages.rules.client', { name })}
        </MenuItem>
      ))}
    </TextField>
  );
}
