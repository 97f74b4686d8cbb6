import { render } from '@testing-library/react';
import { JsonLd, serializeJsonLd } from '@/lib/seo/json-ld';

const hostile = '</script><script>alert(1)</script><!-- & \u2028\u2029 "quoted" \\';
const nodes = [{ '@type': 'Thing' as const, name: hostile }];

describe('structured data', () => {
  it('escapes texts that could end the script', () => {
    const json = serializeJsonLd(nodes);
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(json).toContain('\\u003c/script\\u003e');
  });

  it('parses back to the same text', () => {
    expect(JSON.parse(serializeJsonLd(nodes))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: hostile }],
    });
  });

  it('renders a script of type application/ld+json', () => {
    const { container } = render(<JsonLd nodes={nodes} />);
    const script = container.querySelector('script');
    expect(container.children).toHaveLength(1);
    expect(script).toHaveAttribute('type', 'application/ld+json');
    expect(JSON.parse(script?.textContent ?? '')['@graph']).toHaveLength(1);
  });
});
