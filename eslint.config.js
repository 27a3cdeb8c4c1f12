import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SYNTAX = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
  { selector: 'ImportDeclaration[source.value=/utils/]', message: 'Name the file for what it does.' },
  {
    selector:
      'ImportDeclaration[source.value="@mui/material/Dialog"] > ImportDefaultSpecifier[local.name="Dialog"], ' +
      'ImportDeclaration[source.value="@mui/material"] > ImportSpecifier[imported.name="Dialog"]',
    message: 'Use layout/unsaved/Dialog: it asks before something typed is lost.',
  },
];

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.data', 'coverage', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { globals: { process: 'readonly', setInterval: 'readonly', clearInterval: 'readonly' } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // Speaks to users of the React compiler; there is none in this build.
      'react-hooks/incompatible-library': 'off',
      'no-restricted-syntax': ['error', ...SYNTAX],
      'no-restricted-imports': [
        'error',
        {
          paths: ['ra-core', 'react-admin'].map((name) => ({
            name,
            importNames: ['useTranslate'],
            message: 'Use useT of src/i18n/useT: it knows the keys.',
          })),
          patterns: [
            {
              regex:
                '^@mui/icons-material/(ArrowBack|ArrowForward|ArrowLeft|ArrowRight|Chevron|FirstPage|KeyboardReturn|LastPage|Logout|NavigateBefore|NavigateNext|Redo|Send|Undo)',
              message: 'Use src/ui/pointingIcons: it turns round in Arabic.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'confirm', message: 'Use a dialog of ours.' },
        { name: 'alert', message: 'Use a message of ours.' },
      ],
    },
  },
  // The browser calls by contracts (decision 0083, which names the exceptions); a download has none.
  {
    files: ['src/**'],
    ignores: [
      'src/providers/{callApi,dataProvider}.ts',
      'src/board/{useCommand,loadSpecDay}.ts',
      'src/board/actions/sendStops.ts',
      'src/dispatch/issues/useIssueCommand.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...SYNTAX,
        {
          selector: "CallExpression[callee.name='request']:not(:has(Property[key.name='as']))",
          message: 'Use readApi or callApi with a contract of src/contract.',
        },
      ],
    },
  },
  // Playwright reads from the pattern which fixtures a fixture needs: an empty one says none.
  {
    files: ['tests/e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['src/i18n/useT.ts', 'src/ui/pointingIcons.tsx'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['src/i18n/**', 'server/platform/database/migrations/**'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.mjs', '**/*.cjs', 'tools/**'], rules: { 'no-undef': 'off' } },
);
