export const legal = {
  kicker: 'Legal',
  operator: {
    label: 'Who runs this service',
    name: 'Name',
    address: 'Address',
    vatId: 'VAT number',
    email: 'E-mail',
    missing:
      'Whoever runs this site has not entered their details yet. Use the <link>contact form</link> to reach them.',
  },
  services: {
    loading: 'Reading which services are used…',
    failed: 'Which services are used could not be read just now.',
    retry: 'Try again',
    model: {
      name: 'AI model: {label}',
      text: 'Gets your request and, for a change, the page it is about. Nothing else of your account.',
    },
    designer: {
      name: 'Built-in designer',
      text: 'Pages are made by our own program on the same server. Your requests go to nobody else.',
    },
    stripe: {
      name: 'Stripe',
      text: 'Takes card payments on its own page. It gets your e-mail address, the bundle and the price; we never see your card.',
    },
    simulated: {
      name: 'Payments are simulated',
      text: 'No payment provider is involved here and no money moves.',
    },
    google: {
      name: 'Google sign-in',
      text: 'Only if you choose to sign in with Google: it tells us your address, your name and its number for your account.',
    },
    mail: {
      name: 'E-mail delivery',
      text: 'Gets your address and the text of the mails that we send you, such as a link to choose a new password.',
    },
  },
} as const;
