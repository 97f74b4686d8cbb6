import { render } from '@testing-library/react';
import { ActionLink } from '@/components/sections/action-link';
import messages from '@/messages/fr.json';

jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: keyof typeof messages.Buttons) => messages.Buttons[key],
}));

it('shows the text from the content', async () => {
  const view = render(
    await ActionLink({ action: { text: 'Nos services', link: '/fr/services' }, defaultText: 'learnMore' }),
  );
  expect(view.getByRole('link', { name: 'Nos services' })).toHaveAttribute('href', '/fr/services');
});

it('shows the default text when the content has none', async () => {
  const view = render(await ActionLink({ action: { link: '/fr/contact' }, defaultText: 'contactUs' }));
  expect(view.getByRole('link')).toHaveTextContent(messages.Buttons.contactUs);
});
