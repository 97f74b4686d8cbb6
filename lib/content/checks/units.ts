/** Units that stand after a number, in the languages of the site; `To` and `Go` are the French terabyte and gigabyte. */
export const unitPattern =
  'ms|s|min|h|km|m|cm|mm|kg|g|kWh|MWh|kW|MW|kHz|MHz|GHz|Hz|kB|KB|MB|GB|TB|PB|ko|Ko|Mo|Go|To|Po|Kbps|Mbps|Gbps|px|°C|°F|€';
