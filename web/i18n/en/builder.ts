export const builder = {
  pageTitle: 'Builder',
  gate: {
    title: 'Build your website',
    body: 'With a free account your pages are saved and get a public address.',
    free: {
      label: 'What is free',
      first:
        '{pages, plural, one {Your first page of the day} other {Your first # pages of the day}}, even without an account',
      requests:
        '{credits, plural, one {# AI request with a new account} other {# AI requests with a new account}}',
      always: 'Editing by hand, saving, publishing and exporting',
      card: 'No card, no subscription',
    },
    register: 'Create account',
    signIn: 'Sign in',
    continue: 'Continue without an account',
    warning: 'Without an account your work stays in this browser only.',
    legal: '<terms>Terms</terms> · <privacy>Privacy</privacy>',
  },
  topBar: {
    label: 'Site',
    home: 'Bluewave home',
    siteName: 'Site name',
    fileName: 'File name',
    rename: 'Rename',
    newSite: 'New site',
    untitled: 'New Site',
    undo: 'Undo',
    redo: 'Redo',
    undoStep: 'Undo: {step}',
    redoStep: 'Redo: {step}',
    view: 'View',
    preview: 'Preview',
    code: 'Code',
    split: 'Split',
    width: 'Page width',
    phone: 'Phone, 390 px',
    tablet: 'Tablet, 820 px',
    desktop: 'Desktop, 1280 px',
    full: 'Full width',
    viewSite: 'View site',
    publish: 'Publish',
    more: 'More',
    silentOn: 'Silent mode: on',
    silentOff: 'Silent mode: off',
  },
  steps: {
    open: 'opened page',
    ai: 'AI change',
    code: 'code change',
    visual: 'visual change',
    restore: 'restored version',
    theme: 'colours and fonts of the page',
    more: '{step} and {count, number} more',
  },
  save: {
    starter: 'Nothing to save yet',
    unsaved: 'Not saved',
    saving: 'Saving…',
    saved: 'Saved',
    local: 'Kept in this browser',
    offline: 'Offline – kept in this browser',
    failed: 'Not saved – retrying',
    refused: 'Not saved',
    conflict: 'Changed elsewhere',
  },
  toast: {
    templateFailed: 'The template could not be loaded',
    saved: 'Site saved successfully',
    fileSaved: '{name} saved',
    saveFailed: 'Error saving site',
    saveRefused: 'The site could not be saved: {reason}',
    saveStatus: 'Error while saving: {status}',
    saveTimeout: 'Saving timed out - The server does not respond. Try with less content.',
    viewFailed: 'Error viewing site. Make sure to save first.',
    viewBlocked: 'The site is saved, but your browser blocked the new tab.',
    viewOpen: 'Open it',
    scriptsOff:
      'This page has scripts. They do not run at its public address, because this server has no separate domain for pages.',
    loadFailed: 'Failed to load site content',
  },
  publish: {
    title: 'Publish',
    close: 'Close',
    published: {
      state: 'Published – visible to search engines',
      meaning: 'Search engines may show this site. What you save from now on is public at once.',
    },
    warned: {
      state: 'Published with a warning',
      meaning:
        'Visitors see a warning above the page, and search engines are asked to leave it out. If you change the page, publish it again: we look at it anew.',
    },
    suspicious: {
      state: 'Not published yet – this page could be taken for a deception',
      meaning:
        'If you publish it like this, visitors see a warning above it, and search engines are asked to leave it out. Change the page and publish again to avoid that.',
    },
    deceptive: {
      state: 'Not published – this page looks like a deception',
      meaning:
        'If you send it for review, nobody can open it until one of us has looked at it. Change the page and publish again to avoid that.',
    },
    held: {
      state: 'Held back until we have looked at it',
      meaning:
        'Nobody can open the page at its address for now. It also comes back when you change it and publish it again, and nothing speaks against it any more.',
    },
    seen: {
      lead: 'We looked at the page as visitors see it:',
      asks: 'It asks for a password, a code or card data.',
      poses:
        '{brands, select, none {It speaks in the name of a known brand.} other {It speaks in the name of a known brand ({brands}).}}',
      wallet: 'It asks for the secret words of a wallet.',
      presses: 'It puts people under pressure, for example with a deadline.',
      sends: 'What people type is sent to another address.',
      leads: 'It leads people on to another page.',
      hides: 'It hides a part of what it does.',
      long: 'It shows more than we can check.',
    },
    change: 'Change the page',
    anyway: 'Publish with a warning',
    review: 'Send it for review',
    unpublished: {
      state: 'Not published – search engines are asked to leave it out',
      meaning:
        'The page stays at its address: whoever has the address can open it. A search engine that knows it already may take some days to forget it.',
    },
    unverified: {
      state: 'Not published – confirm your address first',
      meaning:
        'We mailed you a link that confirms your address. Open it, then publish. Your page is saved and already opens at its address.',
    },
    project: {
      title: 'Publish “{name}”',
      lead: 'These files will be public: whoever has the address can open them, and search engines may show the pages.',
      home: 'what visitors see first',
      leftOut: 'These files stay private:',
      reasons: {
        type: 'browsers cannot show files of this kind',
        name: 'name it with a–z, 0–9, - and _, so that it fits into an address',
        double: 'there is a newer file with this name',
      },
      problems: {
        'no-home':
          'A project needs a page named index.html: it is what visitors see first. Rename your start page to index.html, then publish.',
        'too-many-pages':
          'A project can have {pages, number} pages. Take some out of the folder, then publish.',
        'too-many-files':
          'A project can have {files, number} files beside its start page. Take some out of the folder, then publish.',
        'too-large':
          'All files of a project together can have {size, number} MB. Make some smaller or take them out of the folder, then publish.',
      },
      looking: 'Looking at the pages…',
      cancel: 'Cancel',
      unsaved: 'A file could not be saved, so nothing was published.',
      published:
        'Search engines may show this site. When you change the files, publish again: visitors see what was published last.',
      deadLinks: '{count, plural, one {A link leads nowhere:} other {# links lead nowhere:}}',
      deadLink: '{from}: “{to}”',
    },
    publish: 'Publish',
    retry: 'Publish now',
    unpublish: 'Unpublish',
    again: 'Send the mail again',
    sent: 'The link is on its way. Look in your inbox.',
    copy: 'Copy address',
    copied: 'Copied',
    copyFailed: 'Your browser did not allow copying.',
    unsaved: 'The site could not be saved, so it was not published.',
  },
  guard: {
    suspect: 'Suspicious HTML content detected. Saving was cancelled to prevent data loss.',
    invalid: 'Error while saving: invalid HTML content',
    keep: 'Save anyway',
  },
  conflict: {
    title: 'This document was changed elsewhere',
    body: 'Another tab or device saved a newer version. Nothing was overwritten: choose which one to keep. The other stays in this builder’s undo history.',
    mine: 'Keep mine',
    theirs: 'Take the newer one',
    mineLabel: 'Mine',
    theirsLabel: 'The newer one',
    failed: 'The newer version did not arrive, so it cannot be shown beside yours.',
    retry: 'Try again',
    cancel: 'Decide later',
  },
} as const;
