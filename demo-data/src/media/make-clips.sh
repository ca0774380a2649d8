#!/bin/sh
# Draws the demo clips: each <clip>.ass (Advanced SubStation vector drawings and type) is painted on paper-coloured
# video over a soft two-note tone, 640x360, H.264 baseline + AAC, with the index at the front for streaming.
# Needs ffmpeg with libass and the Liberation fonts (Debian: ffmpeg fonts-liberation). Usage: ./make-clips.sh
set -eu
cd "$(dirname "$0")"

# A broad-pen line of loops, as ASS drawing commands: one slanted quad for every step of a trochoid.
pen_line() {
  awk 'BEGIN {
    for (step = 0; step < 420; step++) {
      t = 12.4 + step * 0.075; u = t + 0.085
      x1 = 16.5 * t - 34 * sin(t) - 170; y1 = 235 + 30 * cos(t); x2 = 16.5 * u - 34 * sin(u) - 170; y2 = 235 + 30 * cos(u)
      cross = (x2 - x1) * -3 - (y2 - y1) * 4; n = cross < 0 ? -1 : 1
      printf "m %.1f %.1f l %.1f %.1f %.1f %.1f %.1f %.1f ", x1 - n * 4, y1 + n * 3, x2 - n * 4, y2 + n * 3, x2 + n * 4, y2 - n * 3, x1 + n * 4, y1 - n * 3
    }
  }'
}

# draw CLIP SECONDS LOW_HZ HIGH_HZ
draw() {
  scene=$(mktemp)
  sed "s/@PEN_LINE@/$(pen_line)/" "$1.ass" > "$scene"
  tone="0.05*(sin(2*PI*$3*t)+0.6*sin(2*PI*$4*t))*(0.7+0.3*sin(2*PI*0.25*t))"
  ffmpeg -v error -y -f lavfi -i "color=c=0xF6F0E4:s=640x360:r=25:d=$2" -f lavfi -i "aevalsrc='$tone':s=44100:d=$2" \
    -vf "ass=$scene,format=yuv420p" -af "afade=t=in:d=1,afade=t=out:st=$(($2 - 2)):d=2" \
    -c:v libx264 -profile:v baseline -preset veryslow -crf 22 -c:a aac -b:a 64k -ac 1 \
    -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart -shortest "$1.mp4"
  rm "$scene"
}

draw welcome 8 196 294
draw breath 12 147 220
draw median 10 175 262
draw diacritics 9 208 311
draw thirds 9 165 247
