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
  it('gives the language, stores a choice and leads to the same page in it', async () => {
    render(
      <LanguageProvider language="es">
        <Probe />
      </LanguageProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'es' }));
    expect(localStorage.getItem('preferredLanguage')).toBe('fr');
    expect(push).toHaveBeenCalledWith('/fr/services');
  });

  it('says what is missing outside of it', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Probe />)).toThrow('must be used within the language provider');
  });
});
