import MissingIcon from '@mui/icons-material/CircleOutlined';
import MetIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES,
  passwordRuleKey,
  passwordTicks,
} from '../../domain/access/password';
import { useT } from '../../i18n/useT';

/** Each rule of a good password (spec §5) with a tick that follows the typing. */
export function PasswordRules({ password }: { password: string }) {
  const translate = useT();
  const ticks = passwordTicks(password);
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" id="password-rules">
        {translate('accountPages.password.rules')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby="password-rules"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1, mt: 1 }}
      >
        {PASSWORD_RULES.map((rule) => {
          const isMet = ticks[rule];
          const Icon = isMet ? MetIcon : MissingIcon;
          return (
            <Typography
              key={rule}
              component="li"
              variant="body2"
              sx={(theme) => ({
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                color: isMet ? theme.tones.green.text : theme.tokens.textMuted,
              })}
            >
              <Icon
                fontSize="inherit"
                titleAccess={translate(`accountPages.password.${isMet ? 'met' : 'missing'}`)}
              />
              {translate(passwordRuleKey(rule), { min: PASSWORD_MIN_LENGTH })}
            </Typography>
          );
        })}
      </Box>
    </Box>
  );
}
