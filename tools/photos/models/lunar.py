"""The Moon's seas and craters where they really are: its near side looks at the camera."""

import functools
import math

import cv2
import numpy as np

from .glow import ball_points
from .skin import lattice_noise

WIDTH, HEIGHT = 2048, 1024
RADIUS_KM = 1737

# Latitude, longitude (north and east positive), width and height in kilometres.
SEAS = (
    (33, -16, 1120, 1080),
    (28, 18, 690, 650),
    (8, 31, 880, 760),
    (17, 59, 560, 420),
    (-8, 51, 640, 860),
    (-15, 35, 350, 340),
    (-24, -39, 410, 400),
    (-21, -17, 720, 640),
    (-10, -23, 400, 360),
    (13, 4, 260, 230),
    (7, -31, 560, 480),
    (20, -55, 900, 1500),
    (2, -48, 720, 700),
    (44, -48, 620, 520),
    (57, 2, 1500, 240),
    (56, -34, 640, 260),
    (2, 1, 320, 260),
    (56, 81, 240, 260),
    (-2, 87, 380, 520),
    (1, 69, 300, 200),
    (27, 148, 280, 280),
    (-33, 164, 460, 440),
    (-20, -95, 340, 340),
    (-36, 90, 500, 400),
)
# Latitude, longitude, diameter in kilometres and the strength of the bright rays.
CRATERS = (
    (-43, -11, 86, 1.0),
    (9.6, -20, 93, 0.8),
    (8, -38, 40, 0.65),
    (23.7, -47, 46, 0.8),
    (51.6, -9, 101, 0),
    (-58, -14, 225, 0),
    (-5.5, -68, 172, 0),
    (-9, 61, 132, 0.25),
    (-11, 26, 110, 0.1),
    (-9, -2, 154, 0),
    (-13, -3, 108, 0),
    (-18, -2, 97, 0),
    (-25, 60, 184, 0),
    (16, 47, 36, 0.5),
    (-34, -10, 130, 0),
    (-51, -7, 140, 0),
    (-17, 26, 100, 0),
    (-22, 33, 120, 0),
    (-18, -40, 110, 0),
    (42, -2, 60, 0.1),
    (50, 17, 87, 0.1),
    (14, -11, 58, 0),
    (29, 56, 125, 0),
    (-41, 14, 114, 0),
    (-50, 6, 190, 0),
    (-20, -64, 120, 0),
    (-44, -55, 227, 0),
    (-21, 129, 185, 0),
    (5, 141, 340, 0),
    (-36, -150, 540, 0),
)


def _direction(latitude, longitude):
    lat, lon = math.radians(latitude), math.radians(longitude)
    return np.array([math.cos(lat) * math.sin(lon), -math.cos(lat) * math.cos(lon), math.sin(lat)])


def _local(ball, latitude, longitude):
    """Kilometres east and north of a place, for points on its side of the ball."""
    lon = math.radians(longitude)
    east = np.array([math.cos(lon), math.sin(lon), 0])
    up = _direction(latitude, longitude)
    ahead = ball @ up
    stretch = np.arccos(np.clip(ahead, -1, 1)) / np.maximum(np.sqrt(np.maximum(1 - ahead**2, 0)), 1e-6)
    return ball @ east * stretch * RADIUS_KM, ball @ np.cross(up, east) * stretch * RADIUS_KM


def _seas(ball):
    """1 in the seas and 0 in the highlands, with ragged shores."""
    ragged = lattice_noise(ball, 4.5, seed=4, rough=0.7) * 0.42
    shift = [lattice_noise(ball, 2.6, seed=seed, octaves=4, rough=0.65) for seed in (31, 32, 33)]
    ball = ball + 0.085 * np.stack(shift, -1)
    ball = ball / np.linalg.norm(ball, axis=-1, keepdims=True)
    depth = np.full(ball.shape[:2], -1.0)
    for latitude, longitude, width, height in SEAS:
        east, north = _local(ball, latitude, longitude)
        depth = np.maximum(depth, 1 - np.hypot(east / width, north / height) * 2)
    return np.clip((depth + ragged) * 2.6 + 0.4, 0, 1)


def _small_craters(seas):
    """Latitude, longitude, diameter: many small and few large ones, hardly any in the seas."""
    chance, found = np.random.default_rng(11), []
    while len(found) < 4200:
        latitude = math.degrees(math.asin(chance.uniform(-1, 1)))
        longitude = chance.uniform(-180, 180)
        size = min(20 * chance.uniform(0.02, 1) ** -0.62, 230)
        row, column = int((latitude + 90) / 180 * (HEIGHT - 1)), int((longitude + 180) / 360 * (WIDTH - 1))
        if seas[row, column] < 0.3 or (size < 46 and chance.random() < 0.12):
            found.append((latitude, longitude, size))
    return sorted(found, key=lambda one: -one[2])


def _dig(height, ball, latitude, longitude, size, age):
    """Digs one crater into the heights (kilometres above the ground); `age` 1 is fresh, 0 worn flat."""
    radius = size / 2
    reach = math.degrees(radius / RADIUS_KM) * 2.6
    low = max(int((latitude - reach + 90) / 180 * HEIGHT), 0)
    high = min(int((latitude + reach + 90) / 180 * HEIGHT) + 2, HEIGHT)
    wide = reach / max(math.cos(math.radians(min(abs(latitude) + reach, 89))), 0.02)
    columns = np.arange(
        int((longitude - wide + 180) / 360 * WIDTH), int((longitude + wide + 180) / 360 * WIDTH) + 2
    )
    columns = np.unique(columns % WIDTH)
    patch = np.ix_(np.arange(low, high), columns)
    ahead = np.clip(ball[patch] @ _direction(latitude, longitude), -1, 1)
    away = np.arccos(ahead) * RADIUS_KM / radius
    depth = min(0.2 * radius, 1.6 + 0.024 * radius) * age
    floor = np.maximum(away**2 * 1.25 - 1, -0.75 if radius > 28 else -1)
    if radius > 34:
        floor = floor + 0.4 * np.exp(-((away / 0.16) ** 2))
    bowl = floor * depth * (away < 1) + 0.25 * depth * (away < 1) * away**2
    apron = 0.5 * depth * np.exp(-((np.maximum(away, 1) - 1) / 0.35)) * (away >= 1)
    worn = height[patch]
    height[patch] = np.where(away < 1, worn * 0.35 + bowl, worn + apron)


def _rays(ball):
    """The bright splashes around young craters."""
    total = np.zeros(ball.shape[:2])
    for index, (latitude, longitude, size, strength) in enumerate(CRATERS):
        if not strength:
            continue
        east, north = _local(ball, latitude, longitude)
        away, angle = np.hypot(east, north) / size, np.arctan2(north, east)
        around = np.stack([np.cos(angle), np.sin(angle), 0.05 * away], -1)
        beams = np.clip(lattice_noise(around, 3.4, seed=20 + index, octaves=3) * 1.7, 0, 1) ** 1.3
        total += strength * (
            0.75 * np.exp(-((away / 1.4) ** 2)) + beams * np.exp(-away / (7 if size > 80 else 4))
        )
    return np.clip(total, 0, 1)


def _fine(values):
    """The same map with twice the points each way."""
    return cv2.resize(values.astype(np.float32), (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)


@functools.lru_cache(maxsize=1)
def lunar_maps():
    """Two arrays over longitude and latitude (0° in the middle): the heights in kilometres, about
    -4 to 4, and how bright the ground is, 0 to 1."""
    coarse = ball_points(HEIGHT // 2, WIDTH // 2)
    coarse_seas = _seas(coarse)
    patches = lattice_noise(coarse, 6, seed=10, rough=0.65) * 0.2
    mottled = lattice_noise(coarse, 9, seed=9, rough=0.7) * 0.16
    bright = 0.76 - coarse_seas * (0.52 + patches) + mottled + _rays(coarse) * 0.3
    height = _fine(lattice_noise(coarse, 5, seed=7) * 1.2 * (1 - 0.8 * coarse_seas))
    ball, seas, chance = ball_points(HEIGHT, WIDTH), _fine(coarse_seas), np.random.default_rng(3)
    for latitude, longitude, size in _small_craters(seas):
        _dig(height, ball, latitude, longitude, size, chance.uniform(0.35, 1))
    for latitude, longitude, size, strength in CRATERS:
        _dig(height, ball, latitude, longitude, size, 0.75 + 0.4 * strength)
    return height - seas * 1.5, np.clip(_fine(bright), 0, 1)
