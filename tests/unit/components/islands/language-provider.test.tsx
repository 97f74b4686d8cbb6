import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider, useLanguage } from '@/components/islands/language-provider';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  usePathname: () => '/en/services',
  useRouter: () => ({ push }),
}));

function Probe() {
  const { language, setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => setLanguage('fr')}>
      {language}
    </button>
  );
}

describe('the language provider', () => {
  it('provides the language, stores a choice, and opens the same page in that language', async () => {
    render(
      <LanguageProvider language="es">
        <Probe />
      </LanguageProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'es' }));
    expect(localStorage.getItem('preferredLanguage')).toBe('fr');
    expect(push).toHaveBeenCalledWith('/fr/services');
  });

  it('throws a helpful error when the provider is missing', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Probe />)).toThrow('must be used within the language provider');
  });
});
