export const builderPreview = {
  title: 'Preview of your page',
  problems: '{count, plural, one {# problem on the page} other {# problems on the page}}',
  problemList: 'What the page’s scripts reported',
  line: 'line {line}',
  clear: 'Clear',
  dismiss: 'Dismiss',
  link: 'Links to other pages do not open in the preview.',
  health: {
    silent: 'A script on this page does not come to an end. Your work is safe.',
    safe: 'The page’s scripts are switched off in this preview: with them it could not be shown. Your page is unchanged.',
    flooding:
      'The page’s scripts are switched off in this preview: they sent it far too many messages. Your page is unchanged.',
    left: 'This page sends its visitors elsewhere at once, so there is nothing to show here. Your page is unchanged.',
    'too-large':
      'This page is too large to show: the limit is 2 MB. Shorten it in the code, or undo.',
  },
  stopScripts: 'Stop its scripts',
  runScripts: 'Run scripts again',
  scheme: 'Colours of the page',
  schemes: {
    system: 'As on this device',
    light: 'Light',
    dark: 'Dark',
  },
} as const;
